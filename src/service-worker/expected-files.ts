/** A host may send the application's page for a missing file, which must not be cached as a script. */
export function hasExpectedType(url: string, { status, headers }: Response): boolean {
  const isHtml = headers.get('Content-Type')?.startsWith('text/html') ?? false;
  return status === 200 && isHtml === new URL(url).pathname.endsWith('.html');
}

/** Whether HTML names scripts, and only those of this release. A maintenance page names none. */
export function namesOnlyFilesOf(html: string, isInRelease: (file: string) => boolean): boolean {
  const scripts = [...html.matchAll(/assets\/[\w.-]+\.js/g)];
  return scripts.length > 0 && scripts.every(([script]) => isInRelease(script));
}
