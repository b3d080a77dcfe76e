type Environment = Readonly<Record<string, string | undefined>>;

/** The environment of a program: later parts win, and undefined removes a variable. */
export function joinEnvironments(...parts: readonly Environment[]): Record<string, string> {
  // A dictionary from the start: V8 derives a new shape for every variable added to an ordinary object.
  const joined: Record<string, string> = Object.create(null);
  for (const part of parts) {
    for (const [name, value] of Object.entries(part)) {
      if (value === undefined) delete joined[name];
      else joined[name] = value;
    }
  }
  return joined;
}
