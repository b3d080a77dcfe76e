export async function diagnose(_w: unknown): Promise<string> {
  return 'todo';
}
export function renderDiagnosis(d: string): string {
  return d;
}
