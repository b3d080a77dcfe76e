// A name from a file of the project, as it may stand in quotes in a sentence: a file can call a thing anything, and
// the sentence is read by people and by Claude.

export function shownName(name: string): string {
  return name.slice(0, 60).replaceAll(/[^ !#-~]/g, '?');
}
