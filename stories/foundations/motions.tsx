import { useState } from 'react';
import { Button } from '#ui/Button.tsx';
import { Alert } from '#ui/feedback/Alert.tsx';
import { useMedia } from '#ui/use-media.ts';
import { groupOf } from './all-tokens.ts';
import { Entries, Entry, Files, OnThisPage, Page, Section, TokenName } from './parts.tsx';
import { styleRules, usesOf } from './stylesheets.ts';
import type { Token } from './tokens.ts';
import styles from './motions.module.css';

const motion = groupOf('Motion');
const durations = motion.tokens.filter(({ value }) => value.endsWith('ms'));
const easings = motion.tokens.filter((token) => !durations.includes(token));

const reducedMotion = '(prefers-reduced-motion: reduce)';
const reducedRules = styleRules.filter(({ media }) => media.includes(reducedMotion));
const fullMotionRules = styleRules.filter(({ media }) =>
  media.includes('(prefers-reduced-motion: no-preference)'),
);

const Facts = ({ name, value, purpose }: Token) => (
  <>
    <TokenName name={name} />
    <p className={styles.value}>{value}</p>
    <p>{purpose}</p>
    <Files uses={usesOf(name)} />
  </>
);

interface TrackProps {
  isAtEnd: boolean;
  transition: string;
}

const Track = ({ isAtEnd, transition }: TrackProps) => (
  <div className={styles.track} data-end={isAtEnd || undefined}>
    <div className={styles.dot} style={{ transition: `translate ${transition}` }} />
  </div>
);

export function Motions() {
  const [isAtEnd, setAtEnd] = useState(false);
  const isReduced = useMedia(reducedMotion);
  return (
    <Page>
      <OnThisPage titles={['Durations', 'Easing', 'Reduced motion']} />
      <Section title="Durations">
        <div>
          <Button variant="primary" onPress={() => setAtEnd(!isAtEnd)}>
            Move the dots
          </Button>
        </div>
        {isReduced && (
          <Alert tone="info">This device asks for reduced motion, so that the dots jump instead.</Alert>
        )}
        <Entries>
          {durations.map((token) => (
            <Entry
              key={token.name}
              sample={<Track isAtEnd={isAtEnd} transition={`var(${token.name}) var(--ease)`} />}
            >
              <Facts {...token} />
            </Entry>
          ))}
        </Entries>
      </Section>
      <Section
        title="Easing"
        description="The samples take a second, so that the difference is visible: the first one moves with the token, the second one evenly."
      >
        <div>
          <Button onPress={() => setAtEnd(!isAtEnd)}>Move the dots</Button>
        </div>
        <Entries>
          {easings.map((token) => (
            <Entry
              key={token.name}
              sample={
                <div className={styles.tracks}>
                  <Track isAtEnd={isAtEnd} transition={`1s var(${token.name})`} />
                  <Track isAtEnd={isAtEnd} transition="1s linear" />
                </div>
              }
            >
              <Facts {...token} />
            </Entry>
          ))}
        </Entries>
      </Section>
      <Section
        title="Reduced motion"
        description="If the device asks for reduced motion, these rules end every transition and animation. Motion is never the only sign of anything that a user must know."
      >
        <ul className={styles.rules}>
          {reducedRules.map(({ file, selector, declarations }) => (
            <li key={`${file} ${selector}`}>
              <code>
                {selector} {'{'}{' '}
                {declarations.map(({ property, value }) => `${property}: ${value};`).join(' ')} {'}'}
              </code>
              <p className={styles.value}>{file}</p>
            </li>
          ))}
        </ul>
        <p>These files define animations only for users who have not asked for less:</p>
        <ul className={styles.rules}>
          {[...new Set(fullMotionRules.map(({ file }) => file))].map((file) => (
            <li key={file}>
              <code>{file}</code>
            </li>
          ))}
        </ul>
      </Section>
    </Page>
  );
}
