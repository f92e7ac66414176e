const types: Readonly<Record<string, string>> = {
  png: 'image/png',
  svg: 'image/svg+xml',
};

/** The headers of a file part. Respect uses this type for every file. */
const untypedFile = /(filename="[^"]*\.(\w+)"\r\nContent-Type: )application\/octet-stream\r\n/g;

/**
 * Sets the media type of each file in a form. The contract rejects files without a type, and Respect cannot set it.
 * @param type the `Content-Type` of the body; other bodies are returned unchanged
 */
export function withFileTypes(
  body: Uint8Array<ArrayBuffer>,
  type: string | undefined,
): Uint8Array<ArrayBuffer> {
  if (!type?.startsWith('multipart/form-data')) return body;
  // latin1 maps each byte to one character, so that files stay intact.
  const text = Buffer.from(body).toString('latin1');
  const typed = text.replaceAll(untypedFile, (match, start: string, extension: string) => {
    const known = types[extension];
    return known === undefined ? match : `${start}${known}\r\n`;
  });
  return Uint8Array.from(Buffer.from(typed, 'latin1'));
}
