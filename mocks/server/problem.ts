/** JSON responses are not cached and not sniffed for another type (see Transport in the contract). */
const headers = { 'Cache-Control': 'no-store', 'X-Content-Type-Options': 'nosniff' };

/** @param body undefined for a response without one */
export const toJson = (status: number, body: unknown, moreHeaders: Record<string, string> = {}): Response =>
  body === undefined
    ? new Response(null, { status, headers: { ...headers, ...moreHeaders } })
    : new Response(JSON.stringify(body), {
        status,
        headers: { 'Content-Type': 'application/json', ...headers, ...moreHeaders },
      });

export const problem = (
  status: number,
  message: string,
  moreHeaders: Record<string, string> = {},
): Response => toJson(status, { message }, moreHeaders);
