import { ReadAloud } from '#questions/card/read-aloud.tsx';
import { spokenPlainText, type SpokenLine } from '#questions/text/spoken.ts';
import { Row } from '#ui/layout.tsx';
import { SpeedButton } from './speed-button.tsx';
import styles from './reading-tools.module.css';

interface ReadingToolsProps {
  /** Names the text that is read, for the button's label. */
  name: string;
  lines: readonly SpokenLine[];
}

export function ReadingTools({ name, lines }: ReadingToolsProps) {
  return (
    <Row align="stretch" className={styles.tools}>
      <ReadAloud name={name} lines={lines} />
      <SpeedButton />
    </Row>
  );
}

interface TitleReadingToolsProps {
  title: string;
  description?: string | null;
}

export function TitleReadingTools({ title, description }: TitleReadingToolsProps) {
  return <ReadingTools name={title} lines={toSpokenLines(title, description)} />;
}

export const toSpokenLines = (title: string, description: string | null | undefined): SpokenLine[] => [
  spokenPlainText(title, 'title'),
  ...(description ? [spokenPlainText(description, 'description')] : []),
];
