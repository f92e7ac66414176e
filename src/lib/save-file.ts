import { safeFileName } from './safe-file-name.ts';

export function saveFile(name: string, content: Blob): void {
  const url = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = url;
  link.download = safeFileName(name);
  link.click();
  // Safari reads the blob after the click.
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}
