import { nonEmpty, object, pipe, string, trim, type InferOutput } from 'valibot';

/** The login form (AUTH-001) with its literal messages (AUTH-006, AUTH-007). A password keeps its spaces. */
export const loginForm = object({
  emailOrUserName: pipe(string(), trim(), nonEmpty('Enter a valid email or username.')),
  password: pipe(string(), nonEmpty('Password is required.')),
});

export type LoginForm = InferOutput<typeof loginForm>;

export const emptyLogin: LoginForm = { emailOrUserName: '', password: '' };
