/** Sends a recorded request with the token of the current session, because the recorded one may have expired. */
export async function repeatRequest(request: Request): Promise<Response> {
  const token = localStorage.getItem('token');
  const headers = new Headers(request.headers);
  if (headers.has('Authorization') && token !== null) headers.set('Authorization', `Bearer ${token}`);
  return fetch(new Request(request, { headers }));
}
