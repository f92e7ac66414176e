import type { ActivityResult } from '#api/queries/activities/results.ts';
import { formatScore } from '#lib/numbers.ts';
import { spokenWords, unmarked } from '#questions/text/spoken.ts';
import { useSession } from '#session/session.ts';
import { ReadingTools, titleLines } from '../read-aloud/reading-tools.tsx';
import { cheerOf } from './score-outcome.ts';

/** Reads the head of a result aloud: how it went, and at what. */
export function ReadsResult({ result }: { result: ActivityResult }) {
  const name = useSession(({ details }) => details?.name);
  const { title, description, totalScore, activityTotalScore } = result;
  return (
    <ReadingTools
      name="your result"
      lines={[
        spokenWords(cheerOf(result, name), 'cheer'),
        unmarked(`Your score is ${formatScore(totalScore)} out of ${formatScore(activityTotalScore)}.`),
        ...titleLines(title, description),
      ]}
    />
  );
}
