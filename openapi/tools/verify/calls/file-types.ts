/** The media type of a file by its extension: everything that a workflow sends. */
const types: Readonly<Record<string, string>> = {
  png: 'image/png',
  svg: 'image/svg+xml',
};

/** The headers of a part with a file, as Respect writes them: it knows no type but this one. */
const untypedFile = /(filename="[^"]*\.(\w+)"\r\nContent-Type: )application\/octet-stream\r\n/g;

/**
 * The body of a form in which each file has the media type of its extension. The contract refuses a file without one, and
 * Respect cannot name it.
 *
 * @param type the `Content-Type` of the body; what is not a form stays as it is
 */
export function withFileTypes(
  body: Uint8Array<ArrayBuffer>,
  type: string | undefined,
): Uint8Array<ArrayBuffer> {
  if (!type?.startsWith('multipart/form-data')) return body;
  // One character for each byte, so that the files stay as they are.
  const text = Buffer.from(body).toString('latin1');
  const typed = text.replaceAll(untypedFile, (whole, start: string, extension: string) => {
    const known = types[extension];
    return known === undefined ? whole : `${start}${known}\r\n`;
  });
  return Uint8Array.from(Buffer.from(typed, 'latin1'));
}
