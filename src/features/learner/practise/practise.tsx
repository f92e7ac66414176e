import { useQueryClient } from '@tanstack/react-query';
import { Lightbulb } from 'lucide-react';
import { useEffect, useRef, type ReactNode, useState } from 'react';
import { LazyReadAloud } from '#components/reading/lazy-read-aloud.tsx';
import { useReadsAloud } from '#components/reading/use-reads-aloud.ts';
import { mediaUrl } from '#lib/url/media-url.ts';
import { QuestionCard } from '#questions/card/question-card.tsx';
import type { Question } from '#questions/question.ts';
import { FormattedText } from '#questions/text/formatted-text.tsx';
import { spokenFormattedText } from '#questions/text/spoken.ts';
import { Role } from '#session/roles.ts';
import { currentSession } from '#session/session.ts';
import { classNames } from '#ui/class-names.ts';
import { ProgressBeads } from '#ui/feedback/ProgressBeads.tsx';
import { Row, Stack } from '#ui/layout.tsx';
import { questionAnchorId, goToQuestion } from '../go-to-question.ts';
import { slideIn, slideDistance } from '../slide-in.ts';
import { KeysButton, useQuestionKeys } from '../use-question-keys.tsx';
import { practiceDraftsQuery, storePracticeDraft } from './practice-drafts.ts';
import { PractiseBar } from './practise-bar.tsx';
import {
  currentQuestion,
  advanceRound,
  checkAnswer,
  currentDraft,
  getHelp,
  isRight,
  isUnchanged,
  startRound,
  answerQuestion,
  isNew,
  countDone,
  isRepeat,
  type Round,
  type RoundOptions,
} from './practise-round.ts';
import { PractiseSummary } from './practise-summary.tsx';
import styles from './practise.module.css';

interface PractiseProps extends RoundOptions {
  missed: readonly Question[];
  renderNextSteps: (restart: () => void) => ReactNode;
  onMarked?: OnMarked;
  /** The number of questions that were answered in an earlier part of this round. */
  doneBefore?: number;
  /** Called with each change of the answer to a new question. */
  onNewAnswer?: (questionId: string, data: unknown) => void;
  /** Called when a repeated question is marked. */
  onRepeated?: (questionId: string) => void;
  /** Shown in the bar while a new question is open. */
  newNote?: ReactNode;
  /** What the summary says about a new question. */
  newOutcome?: string;
  /** Returns the source of a question, if questions come from several activities. */
  sourceOf?: (questionId: string) => string | undefined;
}

/** Shows one question at a time to answer, check and compare, then a summary. */
export function Practise({
  missed,
  renderNextSteps,
  doneBefore = 0,
  newNote,
  newOutcome = 'Saved',
  sourceOf,
  ...roundProps
}: PractiseProps) {
  const { round, headingRef, isAnswerMissing, answer, check, checkByEnter, next, restart } = usePractiseRound(
    missed,
    roundProps,
  );
  const readsAloud = useReadsAloud();
  const question = currentQuestion(round);
  const isQuestionNew = isNew(round);
  const help = round.isChecked ? undefined : getHelp(round);
  const { showKeys, keysDialog } = useQuestionKeys({
    question: round.isChecked ? undefined : question,
    enter: question && {
      description: round.isChecked || isQuestionNew ? 'go to the next question' : 'check the answer',
      action: round.isChecked ? next : checkByEnter,
    },
  });

  if (!question) {
    return (
      <div className={styles.column}>
        <PractiseSummary
          round={round}
          doneBefore={doneBefore}
          headingRef={headingRef}
          newOutcome={newOutcome}
        >
          {renderNextSteps(restart)}
        </PractiseSummary>
        {keysDialog}
      </div>
    );
  }
  return (
    <>
      <div key={round.index} ref={round.index > 0 ? slideInFromRight : undefined} className={styles.column}>
        <Row nowrap justify="between" className={styles.above}>
          <ProgressBeads done={doneBefore + countDone(round)} total={doneBefore + round.length} />
          <KeysButton className={styles.keys} onPress={showKeys} />
        </Row>
        <QuestionCard
          question={question}
          anchorId={questionAnchorId(question)}
          mode={round.isChecked ? 'review' : 'answering'}
          stepName={formatStep(round, doneBefore)}
          headingRef={headingRef}
          readsAloud={readsAloud}
          mediaUrl={mediaUrl}
          onChange={answer}
        />
        {help ? <Help lines={help} readsAloud={readsAloud} /> : null}
        {sourceOf ? <p className={classNames('muted', styles.source)}>{sourceOf(question.id)}</p> : null}
      </div>
      <PractiseBar
        round={round}
        isAnswerMissing={isAnswerMissing}
        newNote={newNote}
        onCheck={check}
        onNext={next}
      />
      {keysDialog}
    </>
  );
}

const formatStep = (round: Round, doneBefore: number): string =>
  isRepeat(round)
    ? `Once more: ${round.index - round.length + 1} of ${round.questions.length - round.length}`
    : `Question ${doneBefore + round.index + 1} of ${doneBefore + round.length}`;

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
        <LazyReadAloud
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

type RoundProps = Pick<
  PractiseProps,
  'newQuestions' | 'repeats' | 'repeatsWrong' | 'onMarked' | 'onNewAnswer' | 'onRepeated'
>;

/** Manages a round. Each new question, and the summary, gets focus on its heading. */
function usePractiseRound(
  missed: readonly Question[],
  { onMarked, onNewAnswer, onRepeated, ...options }: RoundProps,
) {
  const { drafts, storeDraft } = useDrafts();
  const [round, setRound] = useState(() => startRound(missed, options, drafts));
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

  const check = () => {
    const next = checkAnswer(round);
    const question = currentQuestion(round);
    setAnswerMissing(next === round);
    if (!question) return;
    if (next.index > round.index) {
      goTo(next);
      return;
    }
    setRound(next);
    if (!next.isChecked) {
      storeDraft(question.id, currentDraft(next));
      goToQuestion(question);
      return;
    }
    storeDraft(question.id, undefined);
    if (isRepeat(round)) onRepeated?.(question.id);
    else onMarked?.(question.id, isRight(currentQuestion(next)) && getHelp(round) === undefined);
  };

  return {
    round,
    headingRef,
    isAnswerMissing,
    answer: (data: unknown) => {
      const next = answerQuestion(round, data);
      setAnswerMissing(false);
      setRound(next);
      const question = currentQuestion(round);
      if (!question || round.isChecked) return;
      if (isNew(round)) onNewAnswer?.(question.id, data);
      else storeDraft(question.id, currentDraft(next));
    },
    check,
    // After a wrong first try, the focus is in the answer: a second Enter must not end the question.
    checkByEnter: () => {
      if (!isUnchanged(round)) check();
    },
    next: () => goTo(advanceRound(round)),
    restart: () => goTo(startRound(missed, options)),
  };
}

/**
 * The learner's answers of today that are not checked yet, for example before a reload. A route with this screen loads
 * them. An administrator, who can practise with the results of several learners, has none.
 */
function useDrafts() {
  const queryClient = useQueryClient();
  // Signing out clears the session before this screen unmounts.
  const [session] = useState(currentSession);
  const learnerId = session?.role === Role.Learner ? session.id : undefined;
  const [drafts] = useState(() => queryClient.getQueryData(practiceDraftsQuery(learnerId ?? '').queryKey));
  return {
    drafts: drafts?.answers,
    storeDraft: (questionId: string, answer: unknown) => {
      if (learnerId) void storePracticeDraft(queryClient, learnerId, questionId, answer);
    },
  };
}
