/** The query parameters of a situation. */
export const situationParameters = ['persona', 'scenario', 'clock', 'connection', 'fault'] as const;

export function hasSituation(search: string): boolean {
  const parameters = new URLSearchParams(search);
  return situationParameters.some((name) => parameters.has(name));
}

/** A user name, or `parent:learner`. */
export const personaPattern = /^[^:]+(?::[^:]+)?$/;

export const personaMessage =
  'Give a user name, an email or an id, such as lwazi; or a parent who acts as a learner, such as naledi:lwazi.';
