import { createFileRoute } from '@tanstack/react-router';
import { LaterScreen } from '#features/shell/later-screen.tsx';
import { pageTitle } from '#lib/page-title.ts';
import { guard } from '#session/guard.ts';

/** The table of a whole grade (D-040). */
export const Route = createFileRoute('/_app/leaderboard/grade/$gradeId')({
  head: pageTitle('Class leaderboard'),
  beforeLoad: guard(),
  component: () => <LaterScreen title="Class leaderboard" />,
});
