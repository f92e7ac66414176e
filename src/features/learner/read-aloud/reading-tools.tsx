import { ReadAloud } from '#questions/card/read-aloud.tsx';
import { spokenPlainText, type SpokenLine } from '#questions/text/spoken.ts';
import { Row } from '#ui/layout.tsx';
import { SpeedButton } from './speed-button.tsx';
import styles from './reading-tools.module.css';

interface ReadingToolsProps {
  /** What is read, for the name of the button. */
  name: string;
  lines: readonly SpokenLine[];
}

/** Once on a screen: reads its head aloud, and says how fast everything on it is read. */
export function ReadingTools({ name, lines }: ReadingToolsProps) {
  return (
    <Row align="stretch" className={styles.tools}>
      <ReadAloud name={name} lines={lines} />
      <SpeedButton />
    </Row>
  );
}

interface ReadsTitleProps {
  title: string;
  description?: string | null;
}

/** The same for a title and what stands below it. */
export function ReadsTitle({ title, description }: ReadsTitleProps) {
  return <ReadingTools name={title} lines={titleLines(title, description)} />;
}

export const titleLines = (title: string, description: string | null | undefined): SpokenLine[] => [
  spokenPlainText(title, 'title'),
  ...(description ? [spokenPlainText(description, 'description')] : []),
];
