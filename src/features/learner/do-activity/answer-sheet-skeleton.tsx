import { BackLinkSkeleton } from '#components/page/back-link.tsx';
import { cardStyle } from '#ui/card-style.ts';
import { Loading, Skeleton } from '#ui/feedback/Skeleton.tsx';
import { Stack } from '#ui/layout.tsx';

/** The content of the left column of a screen with an answer sheet. */
export function AnswerSheetSkeleton({ text }: { text: string }) {
  return (
    <Loading text={text}>
      <div>
        <BackLinkSkeleton />
        <Skeleton width="60%" height="40px" />
      </div>
      <Skeleton width="75%" />
      <QuestionCardSkeleton />
    </Loading>
  );
}

export function QuestionCardSkeleton() {
  return (
    <Stack className={cardStyle()}>
      <Skeleton width="112px" height="28px" />
      <Skeleton width="80%" />
      {['first', 'second', 'third', 'fourth'].map((option) => (
        <Skeleton key={option} height="var(--target)" />
      ))}
    </Stack>
  );
}
