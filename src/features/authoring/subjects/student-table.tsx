import type { components } from '#api/contract.gen.ts';
import { textColumn, type ListColumn } from '#components/list/list-column.tsx';
import { ListPane } from '#components/list/list-pane.tsx';
import { useList } from '#components/list/use-list.ts';
import type { OptionalQuery } from '#components/use-optional-query.ts';
import { EmptyList } from '../empty-list.tsx';

type GradeLearner = components['schemas']['GradeLearner'];

const nameOf = ({ name, surname }: GradeLearner) => `${name} ${surname}`.trim();
const idOf = ({ id }: GradeLearner) => id;

// D-154.
const empty = '-';

const columns: readonly ListColumn<GradeLearner>[] = [
  {
    id: 'number',
    header: 'No.',
    cell: (_learner, index) => index + 1,
    align: 'end',
    width: '4.5em',
    onCard: 'hidden',
  },
  textColumn('name', 'Name and surname', nameOf, { rowHeader: true, empty }),
  textColumn('school', 'School', ({ school }) => school, { empty }),
  textColumn('grade', 'Grade', ({ gradeTitle }) => gradeTitle, { width: '20%', empty }),
];
const none: readonly GradeLearner[] = [];

/** The learners of a grade, numbered as they are shown (AUT-014, AUT-015). */
export function StudentTable({ learners }: { learners: OptionalQuery<readonly GradeLearner[]> }) {
  const list = useList({ rows: learners.data ?? (learners.failure && none), columns });
  return (
    <ListPane
      caption="Learners of the grade"
      noun={{ one: 'learner', many: 'learners' }}
      list={list}
      rowKey={idOf}
      rowName={nameOf}
      loadingText="Loading learners…"
      nothingYet={<EmptyList title="No learners in grade." list={learners} />}
    />
  );
}
