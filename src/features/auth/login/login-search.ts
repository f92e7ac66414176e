/** What a link to the login page may carry; all of it survives a failed login (AUTH-003). */
export interface LoginSearch {
  /** Where the visitor wanted to go (D-012). */
  returnUrl?: string;
  learnerId?: string;
  planId?: string;
  /** Shown above the form, such as why a parent has to sign in (AUTH-002). */
  message?: string;
}

/** Reads the query of the login page, which goes along to registering and forgot password (D-240). */
export function loginSearch(search: Record<string, unknown>): LoginSearch {
  const returnUrl = text(search['returnUrl']);
  const learnerId = text(search['learnerId']);
  const planId = text(search['planId']);
  const message = text(search['message']);
  return {
    ...(returnUrl && { returnUrl }),
    ...(learnerId && { learnerId }),
    ...(planId && { planId }),
    ...(message && { message }),
  };
}

export const text = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' ? String(value) : '';
