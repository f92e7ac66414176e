import { RetryButton } from '#components/retry-button.tsx';
import { pluralize } from '#lib/numbers.ts';
import { formatNameList } from '#lib/text/format-name-list.ts';
import { Alert } from '#ui/feedback/Alert.tsx';
import { Row } from '#ui/layout.tsx';
import styles from './practise.module.css';

interface NotLoadedQuestionsProps {
  /** The topic of each question that could not be loaded. */
  topics: readonly string[];
  isReloading: boolean;
  onReload: () => void;
}

/** Says which part of a round is missing. */
export function NotLoadedQuestions({ topics, isReloading, onReload }: NotLoadedQuestionsProps) {
  if (topics.length === 0) return null;
  const names = [...new Set(topics)].map((topic) => `“${topic}”`);
  return (
    <Alert tone="warning" className={styles.notLoaded}>
      <Row justify="between">
        <p className="breakable">
          We could not load {pluralize(topics.length, 'question', 'questions')} about {formatNameList(names)}.
        </p>
        <RetryButton failure={{ isRetrying: isReloading, retry: onReload }} />
      </Row>
    </Alert>
  );
}
