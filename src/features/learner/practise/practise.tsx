import { Lightbulb } from 'lucide-react';
import { useEffect, useRef, type ReactNode, useState } from 'react';
import { ReadAloud } from '#components/reading/read-aloud.tsx';
import { useReadsAloud } from '#components/reading/use-reads-aloud.ts';
import { mediaUrl } from '#lib/url/media-url.ts';
import { QuestionCard } from '#questions/card/question-card.tsx';
import type { Question } from '#questions/question.ts';
import { FormattedText } from '#questions/text/formatted-text.tsx';
import { spokenFormattedText } from '#questions/text/spoken.ts';
import { classNames } from '#ui/class-names.ts';
import { Row, Stack } from '#ui/layout.tsx';
import { questionAnchorId, goToQuestion } from '../go-to-question.ts';
import { slideIn, slideDistance } from '../slide-in.ts';
import { KeysButton, useQuestionKeys } from '../use-question-keys.tsx';
import { PractiseBar } from './practise-bar.tsx';
import {
  currentQuestion,
  advanceRound,
  checkAnswer,
  isRight,
  startRound,
  answerQuestion,
} from './practise-round.ts';
import { PractiseSummary } from './practise-summary.tsx';
import styles from './practise.module.css';

interface PractiseProps {
  missed: readonly Question[];
  renderNextSteps: (restart: () => void) => ReactNode;
  onMarked?: OnMarked;
  /** Returns the source of a question, if questions come from several activities. */
  sourceOf?: (questionId: string) => string | undefined;
}

/** Shows one question at a time to answer, check and compare, then a summary. */
export function Practise({ missed, renderNextSteps, onMarked, sourceOf }: PractiseProps) {
  const { round, headingRef, isAnswerMissing, answer, check, next, restart } = usePractiseRound(
    missed,
    onMarked,
  );
  const readsAloud = useReadsAloud();
  const question = currentQuestion(round);
  const { showKeys, keysDialog } = useQuestionKeys({
    question: round.isChecked ? undefined : question,
    enter: question && {
      description: round.isChecked ? 'go to the next question' : 'check the answer',
      action: round.isChecked ? next : check,
    },
  });

  if (!question) {
    return (
      <div className={styles.column}>
        <PractiseSummary round={round} headingRef={headingRef}>
          {renderNextSteps(restart)}
        </PractiseSummary>
        {keysDialog}
      </div>
    );
  }
  return (
    <>
      <div key={round.index} ref={round.index > 0 ? slideInFromRight : undefined} className={styles.column}>
        {sourceOf ? <p className={classNames('muted', styles.source)}>{sourceOf(question.id)}</p> : null}
        <QuestionCard
          question={question}
          anchorId={questionAnchorId(question)}
          mode={round.isChecked ? 'review' : 'answering'}
          stepName={`Question ${round.index + 1} of ${missed.length}`}
          headingRef={headingRef}
          readsAloud={readsAloud}
          mediaUrl={mediaUrl}
          onChange={answer}
        />
        {round.help && !round.isChecked ? <Help lines={round.help} readsAloud={readsAloud} /> : null}
        <KeysButton className={styles.keys} onPress={showKeys} />
      </div>
      <PractiseBar round={round} isAnswerMissing={isAnswerMissing} onCheck={check} onNext={next} />
      {keysDialog}
    </>
  );
}

const slideInFromRight = (column: HTMLDivElement | null) => {
  if (column) void slideIn(column, slideDistance);
};
const helpPartId = (index: number): string => `help-${index}`;

/** Help for the second try. The bar also announces it to screen readers. */
function Help({ lines, readsAloud }: { lines: readonly string[]; readsAloud: boolean }) {
  const box = useRef<HTMLDivElement>(null);
  // Braces: some browsers return a promise, which React would treat as a cleanup function.
  useEffect(() => {
    box.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  return (
    <div ref={box} className={styles.help} data-readable>
      <Stack as="ul" gap={2} aria-label="Help">
        {lines.map((line, index) => (
          <Row as="li" key={line} nowrap align="start">
            <Lightbulb aria-hidden="true" />
            <FormattedText part={helpPartId(index)} text={line} />
          </Row>
        ))}
      </Stack>
      {readsAloud ? (
        <ReadAloud
          kind="icon"
          isWhole
          name="Help"
          lines={lines.flatMap((line, index) => spokenFormattedText(line, helpPartId(index)))}
        />
      ) : null}
    </div>
  );
}

/** @param isRightAtOnce whether the first try was right */
type OnMarked = (questionId: string, isRightAtOnce: boolean) => void;

/** Manages a round. Each new question, and the summary, gets focus on its heading. */
function usePractiseRound(missed: readonly Question[], onMarked: OnMarked = () => {}) {
  const [round, setRound] = useState(() => startRound(missed));
  const [isAnswerMissing, setAnswerMissing] = useState(false);
  const [stepCount, setStepCount] = useState(0);
  const headingRef = useRef<HTMLHeadingElement>(null);

  // On mount, the heading of the screen has the focus.
  useEffect(() => {
    if (stepCount > 0) headingRef.current?.focus();
  }, [stepCount]);

  const goTo = (next: typeof round) => {
    setRound(next);
    setStepCount(stepCount + 1);
  };

  return {
    round,
    headingRef,
    isAnswerMissing,
    answer: (data: unknown) => {
      setAnswerMissing(false);
      setRound(answerQuestion(round, data));
    },
    check: () => {
      const next = checkAnswer(round);
      const question = currentQuestion(round);
      setRound(next);
      setAnswerMissing(next === round);
      if (!question) return;
      if (next.isChecked) onMarked(question.id, isRight(currentQuestion(next)) && round.help === undefined);
      else goToQuestion(question);
    },
    next: () => goTo(advanceRound(round)),
    restart: () => goTo(startRound(missed)),
  };
}
