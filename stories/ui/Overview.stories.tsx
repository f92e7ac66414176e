import { Clock3, Plus } from 'lucide-react';
import type { SubjectKey } from '#lib/subject-key.ts';
import { Badge } from '#ui/Badge.tsx';
import { Button } from '#ui/Button.tsx';
import { cardStyle } from '#ui/card-style.ts';
import { Card } from '#ui/Card.tsx';
import { Alert } from '#ui/feedback/Alert.tsx';
import { ProgressBeads } from '#ui/feedback/ProgressBeads.tsx';
import { Loading, Skeleton, SkeletonText } from '#ui/feedback/Skeleton.tsx';
import { PasswordField } from '#ui/form/PasswordField.tsx';
import { Select } from '#ui/form/Select.tsx';
import { TextField } from '#ui/form/TextField.tsx';
import { PageHeader } from '#ui/PageHeader.tsx';
import { Avatar } from '#ui/picture/Avatar.tsx';
import { Mascot } from '#ui/picture/Mascot.tsx';
import { SubjectIcon, SubjectSwatch } from '#ui/picture/SubjectIcon.tsx';
import { DataTable } from '#ui/table/DataTable.tsx';
import { Tabs } from '#ui/Tabs.tsx';
import preview from '../../.storybook/preview.tsx';
import { Column, Row, Section, SpecimenGrid } from './specimen.tsx';

const variants = ['primary', 'secondary', 'quiet', 'danger', 'sun'] as const;
const moods = ['welcome', 'empty', 'error', 'denied', 'paywall', 'success'] as const;
const subjects: SubjectKey[] = ['english', 'maths', 'science', 'social', 'coding', 'life', 'ems'];
const scores = [
  { name: 'Amahle Zulu', role: 'Learner', score: '46.67' },
  { name: 'Lwazi Khumalo', role: 'Learner', score: '39.67' },
  { name: 'Mia Botha', role: 'Learner', score: '38' },
];

function Everything() {
  return (
    <>
      <PageHeader title="Springbyte components" description="Every part of the design system on one page." />
      <SpecimenGrid>
        <Section title="Buttons" wide>
          <Column>
            {variants.map((variant) => (
              <Row key={variant}>
                <Button variant={variant}>Save</Button>
                <Button variant={variant} icon={<Plus aria-hidden="true" />}>
                  Add
                </Button>
                <Button variant={variant} size="small">
                  Small
                </Button>
                <Button variant={variant} isDisabled>
                  Disabled
                </Button>
                <Button variant={variant} busy="Sending…">
                  Send
                </Button>
              </Row>
            ))}
          </Column>
        </Section>
        <Section title="Fields">
          <Column>
            <TextField label="Name" defaultValue="Zola" description="As the school writes it." />
            <Select
              label="Grade"
              options={[
                { id: 1, label: 'Grade 1' },
                { id: 2, label: 'Grade 2' },
              ]}
              defaultValue={1}
            />
            <TextField
              label="Email"
              defaultValue="naledi@springbyte"
              errorMessage="Enter a valid email address."
            />
            <TextField label="Username" defaultValue="lwazi" isReadOnly description="Read-only" />
            <PasswordField label="Password" defaultValue="Springbok1!" />
          </Column>
        </Section>
        <Section title="Alerts and loading">
          <Column>
            <Alert tone="error" title="Could not load plans.">
              Try again.
            </Alert>
            <Alert tone="info">Please sign in as a Parent.</Alert>
            <Alert tone="warning" icon={<Clock3 aria-hidden="true" />}>
              Your plan ends in 3 days.
            </Alert>
            <Loading text="Loading questions…">
              <Row>
                <Skeleton shape="box" />
                <SkeletonText lines={2} />
              </Row>
            </Loading>
          </Column>
        </Section>
        <Section title="Cards, badges, progress">
          <Column>
            <Card>Card: 20 px radius, 2 px border</Card>
            <a href="#pressed" className={cardStyle({ press: true })}>
              Pressable card, 4 px edge
            </a>
            <Row>
              <Badge tone="success">Completed</Badge>
              <Badge tone="warning">2 pending</Badge>
              <Badge tone="error">Rejected</Badge>
              <Badge tone="info">Proposed</Badge>
              <Badge tone="outline">None</Badge>
              <Badge>Plain</Badge>
            </Row>
            <Row>
              <ProgressBeads done={14} total={21} /> 14 of 21
            </Row>
            <div data-subject="maths">
              <Row>
                <ProgressBeads done={5} total={8} /> 5 of 8
              </Row>
            </div>
          </Column>
        </Section>
        <Section title="Tabs and table" wide>
          <Tabs
            label="Accounts"
            tabs={[
              {
                id: 'users',
                label: 'Users',
                count: 214,
                children: (
                  <DataTable
                    caption="Users"
                    rows={scores}
                    rowKey={(row) => row.name}
                    columns={[
                      { id: 'name', header: 'Name', cell: (row) => row.name, rowHeader: true },
                      { id: 'role', header: 'Role', cell: (row) => row.role },
                      { id: 'score', header: 'Score', cell: (row) => row.score, align: 'end' },
                    ]}
                  />
                ),
              },
              { id: 'roles', label: 'Roles', count: 7, children: 'Seven roles.' },
              { id: 'parents', label: 'Parents', children: 'Parents.' },
            ]}
          />
        </Section>
        <Section title="Mascot and avatars" wide>
          <Row>
            {moods.map((mood) => (
              <Mascot key={mood} mood={mood} />
            ))}
            <Avatar id="usr-naledi" name="Naledi Khumalo" />
            <Avatar id="lrn-lwazi" name="Lwazi Khumalo" />
            {['Amahle Zulu', 'Liam Petersen', 'Thabo Maseko', 'Ayesha Davids'].map((name) => (
              <Avatar key={name} id={name} name={name} />
            ))}
          </Row>
        </Section>
        <Section title="Subjects: colour, icon and pattern together" wide>
          <Row>
            {subjects.map((subject) => (
              <SubjectSwatch key={subject} subject={subject} fade>
                <div style={{ padding: 16, width: 220 }}>
                  <SubjectIcon subject={subject} variant="tile" />
                  {subject}
                </div>
              </SubjectSwatch>
            ))}
            {subjects.map((subject) => (
              <SubjectIcon key={subject} subject={subject} />
            ))}
          </Row>
        </Section>
      </SpecimenGrid>
    </>
  );
}

const meta = preview.meta({ title: 'Design system/Overview', component: Everything });

export const Default = meta.story({ tags: ['dark', 'phone'] });
export const LearnerDensity = meta.story({ globals: { density: 'learner' } });
export const StaffDensity = meta.story({ globals: { density: 'staff' } });
