import { isProblem } from '#api/problem.ts';
import { unexpectedErrorAdvice } from './page/unexpected-error-advice.ts';

/** What a failed call comes down to for the person who made it. */
export type ProblemKind =
  /** The change may have been made: see `isUnknownOutcome`. */
  | 'unknown'
  | 'offline'
  | 'timeout'
  | 'garbage'
  /** The device's clock is wrong: the error says what to do about it. */
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
  /** What happened, without a full stop. */
  title: string;
  /** What to do about it, in whole sentences; may be empty. */
  advice: string;
}

export interface ProblemText extends ProblemMessage {
  kind: ProblemKind;
}

/** What a screen says in its own words; everything else comes from here. */
export interface ProblemTextOverrides extends Partial<
  Record<ProblemKind, Partial<ProblemMessage> | undefined>
> {
  /**
   * A requirement's literal headline, such as 'Create failed': it is shown above every cause, which moves into the advice.
   * Not above an unknown outcome, of which nothing says that it failed.
   */
  title?: string;
  /** The requirement wants to hear the server, where it says something (INV-005, INV-018). */
  usesServerMessage?: boolean;
  /** Stands before the general advice, such as 'What you typed is still here.' */
  advicePrefix?: string;
}

const general: Readonly<Record<ProblemKind, ProblemMessage>> = {
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
  missing: { title: 'It is not here any more', advice: 'Somebody may have removed it in the meantime.' },
  conflict: {
    title: 'Another user has changed this in the meantime',
    advice: 'Load the page again to see what is there now.',
  },
  expired: { title: 'This link has ended', advice: 'Please ask for a new one.' },
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

/** Refusals for which a screen may have one text of its own, `refused`. */
const refusals: readonly ProblemKind[] = ['signedOut', 'denied', 'missing', 'conflict', 'expired', 'refused'];

/** The server understood and said no. */
export const isRefusal = (kind: ProblemKind): boolean => kind === 'invalid' || refusals.includes(kind);

export function problemKind(error: unknown): ProblemKind {
  if (!isProblem(error)) return 'unexpected';
  if (error.isUnknown) return 'unknown';
  return error.reason ?? kinds[error.status] ?? (error.status >= 500 ? 'server' : 'refused');
}

/**
 * What a person reads when a call failed. Not the server's own prose, which is not written for them, unless a
 * requirement asks for it.
 *
 * @param own what the screen says in its own words, by kind of failure
 */
export function problemText(error: unknown, own: ProblemTextOverrides = {}): ProblemText {
  const kind = problemKind(error);
  const written = own[kind] ?? (refusals.includes(kind) ? own.refused : undefined);
  const { title, advice } = {
    ...general[kind],
    ...written,
    ...(own.usesServerMessage && serverTitle(error)),
    ...(kind === 'clock' && isProblem(error) && { advice: error.message }),
  };
  const isOwn = written !== undefined;
  if (own.title === undefined || kind === 'unknown') {
    return { kind, title, advice: sentences(isOwn ? '' : own.advicePrefix, advice) };
  }
  return {
    kind,
    title: own.title,
    advice: sentences(title && `${title}.`, isOwn ? '' : own.advicePrefix, advice),
  };
}

/** The server's message in place of our headline; where a requirement asks for it, also that of a failing server. */
function serverTitle(error: unknown): { title: string } | undefined {
  return isProblem(error) && error.status > 0 && error.message
    ? { title: error.message.replace(/\.$/, '') }
    : undefined;
}

/** What the server says of a refusal, or an empty text. What it says of a failure of its own is not for people. */
export const serverMessage = (error: unknown): string =>
  isProblem(error) && error.status >= 400 && error.status < 500 ? error.message : '';

const sentences = (...parts: readonly (string | undefined)[]): string => parts.filter(Boolean).join(' ');
