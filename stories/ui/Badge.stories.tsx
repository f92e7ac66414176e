import { Lock } from 'lucide-react';
import { Badge, CountPill } from '#ui/Badge.tsx';
import preview from '../../.storybook/preview.tsx';
import { Row } from './overlay/sheet-parts.tsx';

function Tones() {
  return (
    <Row>
      <Badge tone="ok">Completed</Badge>
      <Badge tone="wait">2 pending</Badge>
      <Badge tone="no">Rejected</Badge>
      <Badge tone="info">Proposed</Badge>
      <Badge tone="line">None</Badge>
      <Badge>Grade 4</Badge>
      <Badge tone="wait" icon={<Lock aria-hidden="true" />}>
        Locked
      </Badge>
      <Badge tone="wait" icon={null}>
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
