/**
 * The file in a `data:` URL in base64.
 *
 * @returns undefined for any other text
 */
export function fileOfDataUrl(url: string | null): File | undefined {
  const [, type = ''] = /^data:([^;,]*)[^,]*;base64,/i.exec(url?.slice(0, longestHead) ?? '') ?? [];
  if (!url || type === '') return undefined;
  try {
    const bytes = Uint8Array.from(
      atob(url.slice(url.indexOf(',') + 1)),
      (letter) => letter.codePointAt(0) ?? 0,
    );
    return new File([bytes], `file.${type.replace(/^.*\//, '')}`, { type });
  } catch {
    return undefined;
  }
}

/** Characters in which its type is looked for: the file itself has millions. */
const longestHead = 200;
