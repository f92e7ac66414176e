/**
 * Whether a file of the release has arrived, with the type that its name promises. A host that responds to everything
 * with the application's page, or has only a part of a release yet, must not have that cached in place of a script.
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
