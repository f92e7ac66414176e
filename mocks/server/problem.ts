/** Responses with JSON are for one person at one moment, and nothing but JSON (see Transport in the contract). */
const headers = { 'Cache-Control': 'no-store', 'X-Content-Type-Options': 'nosniff' };

/** @param body undefined for a response without one */
export const toJson = (status: number, body: unknown, more: Record<string, string> = {}): Response =>
  body === undefined
    ? new Response(null, { status, headers: { ...headers, ...more } })
    : new Response(JSON.stringify(body), {
        status,
        headers: { 'Content-Type': 'application/json', ...headers, ...more },
      });

/** A `Problem` with a message only. */
export const problem = (status: number, message: string, more: Record<string, string> = {}): Response =>
  toJson(status, { message }, more);
