import { text } from '../login/login-search.ts';

/** What a reset link carries (AUTH-030). */
export interface ResetPasswordSearch {
  token?: string;
  email?: string;
}

/** Reads the query of a reset link. */
export function resetPasswordSearch(search: Record<string, unknown>): ResetPasswordSearch {
  const token = text(search['token']);
  const email = text(search['email']);
  return { ...(token && { token }), ...(email && { email }) };
}
