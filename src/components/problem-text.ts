import { isProblem } from '#api/problem.ts';
import { unexpectedErrorAdvice } from './page/unexpected-error-advice.ts';

/** Kinds of failure with different texts. */
export type ProblemKind =
  /** The change may have succeeded (`isUnknownOutcome`). */
  | 'unknown'
  | 'offline'
  | 'timeout'
  | 'garbage'
  | 'clock'
  | 'invalid'
  | 'signedOut'
  | 'denied'
  | 'missing'
  | 'conflict'
  | 'expired'
  | 'tooMany'
  | 'refused'
  | 'server'
  | 'unexpected';

export interface ProblemMessage {
  /** Has no full stop. */
  title: string;
  advice: string;
}

export interface ProblemText extends ProblemMessage {
  kind: ProblemKind;
}

/** A screen's texts by kind of failure, which replace the default messages. */
export interface ProblemTextOverrides extends Partial<
  Record<ProblemKind, Partial<ProblemMessage> | undefined>
> {
  /** A prescribed title, such as 'Create failed', for all known outcomes. The default title becomes part of the advice. */
  title?: string;
  /** Shows the server's message, as some requirements prescribe (INV-005). */
  usesServerMessage?: boolean;
  /** A text before the default advice, such as 'What you typed is still here.' */
  advicePrefix?: string;
}

const defaultMessages: Readonly<Record<ProblemKind, ProblemMessage>> = {
  unknown: {
    title: 'We do not know whether this worked',
    advice: 'The connection was lost, but it may have worked all the same: check before you try again.',
  },
  offline: { title: 'You seem to be offline', advice: 'Check the connection and try again.' },
  timeout: { title: 'The school took too long to answer', advice: 'Please try again in a moment.' },
  garbage: { title: 'The school sent an answer that we could not read', advice: 'Please try again.' },
  clock: { title: 'This device’s date and time look wrong', advice: '' },
  invalid: { title: 'Please look at the form again', advice: '' },
  signedOut: { title: 'You are no longer signed in', advice: 'Please log in again.' },
  denied: {
    title: 'You do not have the necessary permissions',
    advice: 'Please contact your administrator if you believe this is an error.',
  },
  missing: { title: 'It is not here any more', advice: 'Another user may have deleted it.' },
  conflict: {
    title: 'Another user has changed this in the meantime',
    advice: 'Load the page again to see the current version.',
  },
  expired: { title: 'This link has expired', advice: 'Please ask for a new one.' },
  tooMany: { title: 'Too many tries in a row', advice: 'Please wait a few minutes and try again.' },
  refused: { title: 'The school did not accept this', advice: 'Please try again, or contact the school.' },
  server: {
    title: 'This is not working right now',
    advice: 'It is our side, not yours. Please try again in a few minutes.',
  },
  unexpected: { title: 'Something went wrong on this page', advice: unexpectedErrorAdvice },
};

const kinds: Readonly<Record<number, ProblemKind>> = {
  400: 'invalid',
  401: 'signedOut',
  403: 'denied',
  404: 'missing',
  409: 'conflict',
  410: 'expired',
  429: 'tooMany',
};

/** The kinds for which a screen's `refused` text is the fallback. */
const refusals: readonly ProblemKind[] = ['signedOut', 'denied', 'missing', 'conflict', 'expired', 'refused'];

export const isRefusal = (kind: ProblemKind): boolean => kind === 'invalid' || refusals.includes(kind);

export function problemKind(error: unknown): ProblemKind {
  if (!isProblem(error)) return 'unexpected';
  if (error.isUnknown) return 'unknown';
  return error.reason ?? kinds[error.status] ?? (error.status >= 500 ? 'server' : 'refused');
}

/** Returns the text for a failed call. Uses the server's message only where a requirement prescribes it. */
export function problemText(error: unknown, overrides: ProblemTextOverrides = {}): ProblemText {
  const kind = problemKind(error);
  const override = overrides[kind] ?? (refusals.includes(kind) ? overrides.refused : undefined);
  const { title, advice } = {
    ...defaultMessages[kind],
    ...override,
    ...(overrides.usesServerMessage && serverTitle(error)),
    ...(kind === 'clock' && isProblem(error) && { advice: error.message }),
  };
  const prefix = override === undefined ? overrides.advicePrefix : '';
  if (overrides.title === undefined || kind === 'unknown') {
    return { kind, title, advice: joinSentences(prefix, advice) };
  }
  return {
    kind,
    title: overrides.title,
    advice: joinSentences(title && `${title}.`, prefix, advice),
  };
}

function serverTitle(error: unknown): { title: string } | undefined {
  return isProblem(error) && error.status > 0 && error.message
    ? { title: error.message.replace(/\.$/, '') }
    : undefined;
}

/** Returns the server's message of a 4xx response, else an empty text: messages of 5xx responses are for developers. */
export const serverMessage = (error: unknown): string =>
  isProblem(error) && error.status >= 400 && error.status < 500 ? error.message : '';

const joinSentences = (...parts: readonly (string | undefined)[]): string => parts.filter(Boolean).join(' ');
