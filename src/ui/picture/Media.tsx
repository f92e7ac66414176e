import { Download } from 'lucide-react';
import { useState } from 'react';
import { mediaKind, type MediaKind } from '#lib/media-kind.ts';
import { MediaPlayer } from './MediaPlayer.tsx';
import styles from './Media.module.css';

export interface MediaProps {
  /** A URL, or a `data:` or `blob:` address. */
  src: string;
  /** What is seen or heard, for those who cannot. */
  alt: string;
  /** Under which name a download is kept. */
  fileName?: string;
  /** When the address does not tell: a media path may carry the extension that its URL hides. */
  kind?: MediaKind;
}

const failed: Record<MediaKind, string> = {
  image: 'This picture could not be shown.',
  audio: 'This recording could not be played.',
  video: 'This video could not be played.',
  download: '',
};

/** A picture, a sound or a film of at most 250 px in height, or a link to any other file (QST-004, QST-037). */
export function Media({ src, alt, fileName, kind = mediaKind(src) }: MediaProps) {
  const [broken, setBroken] = useState<string | null>(null);
  const link = (
    <a className={styles.link} href={src} download={fileName ?? true}>
      <Download aria-hidden="true" />
      Download attached file
    </a>
  );
  if (kind === 'download') return link;
  if (broken === src) {
    return (
      <div className={styles.broken} role="status">
        <p>{failed[kind]}</p>
        {link}
      </div>
    );
  }
  const fail = () => setBroken(src);
  if (kind === 'image') return <img className={styles.image} src={src} alt={alt} onError={fail} />;
  return <MediaPlayer key={src} kind={kind} src={src} label={alt} onError={fail} />;
}
