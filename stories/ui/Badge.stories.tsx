import { Lock } from 'lucide-react';
import { Badge, CountPill } from '#ui/Badge.tsx';
import preview from '../../.storybook/preview.tsx';
import { Row } from './specimen.tsx';

function Tones() {
  return (
    <Row>
      <Badge tone="success">Completed</Badge>
      <Badge tone="warning">2 pending</Badge>
      <Badge tone="error">Rejected</Badge>
      <Badge tone="info">Proposed</Badge>
      <Badge tone="outline">None</Badge>
      <Badge>Grade 4</Badge>
      <Badge tone="warning" icon={<Lock aria-hidden="true" />}>
        Locked
      </Badge>
      <Badge tone="warning" icon={null}>
        2 of 3 blanks · 0.67 of 1
      </Badge>
      <Badge tone="info">
        A badge with far more words than a badge should ever have, which wraps on a phone
      </Badge>
      <CountPill count={1196} />
    </Row>
  );
}

const meta = preview.meta({ title: 'Design system/Badge', component: Tones });

export const Default = meta.story({ tags: ['dark', 'phone'] });
