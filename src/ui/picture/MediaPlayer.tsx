import { useRef, useState } from 'react';
import { Segments } from '../form/Segments.tsx';
import { Row, Stack } from '../layout.tsx';
import styles from './Media.module.css';

const speeds = [0.75, 1, 1.25, 1.5].map((rate) => ({ id: `${rate}`, label: `${rate}×` }));

export interface MediaPlayerProps {
  kind: 'audio' | 'video';
  src: string;
  label: string;
  /** WebVTT text, shown by default. */
  captions?: string | undefined;
  onError: () => void;
}

export function MediaPlayer({ kind: Element, src, label, captions, onError }: MediaPlayerProps) {
  const player = useRef<HTMLAudioElement & HTMLVideoElement>(null);
  const [speed, setSpeed] = useState(1);

  const setRate = (rate: number) => {
    setSpeed(rate);
    if (!player.current) return;
    player.current.playbackRate = rate;
    // Browsers reset the rate to the default rate on load.
    player.current.defaultPlaybackRate = rate;
  };

  return (
    <Stack gap={3}>
      <Element
        ref={player}
        className={styles[Element]}
        src={src}
        aria-label={label}
        controls
        preload="metadata"
        onError={onError}
      >
        {Element === 'video' && captions ? (
          // A `data:` URL avoids a request and CORS.
          <track
            default
            kind="captions"
            srcLang="en"
            label="English"
            src={`data:text/vtt;charset=utf-8,${encodeURIComponent(captions)}`}
          />
        ) : null}
      </Element>
      <Row className={styles.speed}>
        <span aria-hidden="true">Speed</span>
        <Segments
          label="Speed"
          isSmall
          segments={speeds}
          selected={`${speed}`}
          onSelect={(rate) => setRate(Number(rate))}
        />
      </Row>
    </Stack>
  );
}
