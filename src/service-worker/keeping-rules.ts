import { readClaims } from '#session/claims.ts';
import { isExpired } from '#session/expiry.ts';
import { isKeptPath } from './kept-paths.ts';

/** Milliseconds for which a response can be read without a connection: a school holiday. */
const keptFor = 28 * 86_400_000;

/** Bytes; nothing that a child reads is longer. */
export const largestKept = 500_000;

/** Responses of one person; the oldest make room. */
export const mostKept = 200;

/**
 * Whose response it will be, if it may be kept at all. Only the token says so: without one it belongs to nobody.
 *
 * @param apiRoot the API's base URL, ending in a slash
 */
export function ownerOf(request: Request, apiRoot: string, now: Date): string | undefined {
  const { url, method, cache, headers } = request;
  if (method !== 'GET' || cache === 'no-store' || cache === 'reload') return undefined;
  if (
    !url.startsWith(apiRoot) ||
    !isKeptPath(new URL(url).pathname.slice(new URL(apiRoot).pathname.length - 1))
  ) {
    return undefined;
  }
  return signedInAs(headers.get('Authorization'), now);
}

/** Whether somebody who is signed in changes something on the server; signing in changes nothing of theirs. */
export const isChange = ({ url, method, headers }: Request, apiRoot: string): boolean =>
  method !== 'GET' && url.startsWith(apiRoot) && headers.has('Authorization');

/** The id that a bearer's token claims, while that has not ended. */
function signedInAs(authorization: string | null, now: Date): string | undefined {
  const token = /^Bearer (\S+)$/i.exec(authorization ?? '')?.[1];
  if (token === undefined) return undefined;
  try {
    const claims = readClaims(token);
    return isExpired(claims, now) ? undefined : claims.id || undefined;
  } catch {
    return undefined;
  }
}

/** Only what the server meant as the whole content. */
export const isWorthKeeping = ({ status, headers }: Response): boolean =>
  status === 200 && (headers.get('Content-Type')?.includes('json') ?? false);

/** The person may not read it any more, or it is gone: then the kept response goes too. */
export const isTakenBack = ({ status }: Response): boolean => [401, 403, 404, 410].includes(status);

/** @param keptAt as the kept response says it; what cannot be read is too old */
export const isStillGood = (keptAt: string | null, now: Date): boolean => {
  const age = now.getTime() - Date.parse(keptAt ?? '');
  return age < keptFor;
};

/**
 * Whether a file of the release has arrived, with the type that its name promises. A host that responds to everything
 * with the application's page, or has only a part of a release yet, must not have that kept in place of a script.
 */
export function hasExpectedType(url: string, { status, headers }: Response): boolean {
  const isHtml = headers.get('Content-Type')?.startsWith('text/html') ?? false;
  return status === 200 && isHtml === new URL(url).pathname.endsWith('.html');
}

/**
 * Whether HTML is a page of the release: it names scripts, and no others. A newer release waits for its own worker, and what
 * a host shows while it is being repaired names none.
 */
export function namesOnlyFilesOf(html: string, isInRelease: (file: string) => boolean): boolean {
  const scripts = [...html.matchAll(/assets\/[\w.-]+\.js/g)];
  return scripts.length > 0 && scripts.every(([script]) => isInRelease(script));
}
