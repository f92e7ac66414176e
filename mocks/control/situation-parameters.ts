/** The query parameters of a situation. */
export const situationParameters = ['persona', 'scenario', 'clock', 'connection', 'fault'] as const;

export function hasSituation(search: string): boolean {
  const parameters = new URLSearchParams(search);
  return situationParameters.some((name) => parameters.has(name));
}
