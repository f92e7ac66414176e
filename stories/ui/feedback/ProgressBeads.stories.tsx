import { ProgressBeads } from '#ui/feedback/ProgressBeads.tsx';
import preview from '../../../.storybook/preview.tsx';
import { Column, Row } from '../specimen.tsx';

const counts = [
  [0, 2],
  [1, 1],
  [6, 9],
  [10, 10],
  [4, 11],
  [29, 30],
] as const;

function Strings() {
  return (
    <Column narrow>
      {(['maths', 'coding', undefined] as const).map((subject) => (
        <div key={subject ?? 'plain'} {...(subject ? { 'data-subject': subject } : {})}>
          {counts.map(([done, total]) => (
            <Row key={total}>
              <ProgressBeads done={done} total={total} />
              <span className="tabular">
                {done} of {total}
              </span>
            </Row>
          ))}
        </div>
      ))}
    </Column>
  );
}

const meta = preview.meta({ title: 'Design system/ProgressBeads', component: Strings });

export const Default = meta.story({ tags: ['dark'] });
