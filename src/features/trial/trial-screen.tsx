import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { trialInviteListQuery } from '#api/queries/trial-invites.ts';
import { trialSessionListQuery } from '#api/queries/trial-sessions.ts';
import { formParam, newRecord } from '#components/form/use-form-param.ts';
import { useKeys } from '#components/keys/use-keys.ts';
import { ListScreenSkeleton } from '#components/list/list-screen.tsx';
import { useListTab } from '#components/list/use-list-tab.ts';
import { ScreenFrame } from '#components/page/screen-frame.tsx';
import { schoolTimeZoneLabel } from '#lib/time/school-time.ts';
import { Button } from '#ui/Button.tsx';
import { Stack } from '#ui/layout.tsx';
import { Tabs, TabsSkeleton } from '#ui/Tabs.tsx';
import { weekParam } from './calendar/use-calendar.ts';
import { InvitesPane } from './invites/invites-pane.tsx';
import { pastParam } from './sessions/past-sessions.tsx';
import { SessionsPane } from './sessions/sessions-pane.tsx';
import { invitesTab } from './tabs.ts';

/** Trial sessions and their invites (TRI-001, TRI-011). */
export function TrialScreen() {
  const { data: sessions } = useSuspenseQuery(trialSessionListQuery());
  const { data: invites } = useQuery(trialInviteListQuery());
  const { tab, openTab } = useListTab(['session', invitesTab], [formParam, weekParam, pastParam]);
  const navigate = useNavigate();
  const add = () =>
    void navigate({
      to: '.',
      search: (search: object): object => ({ ...search, [formParam]: newRecord }),
      resetScroll: false,
    });
  const isSession = tab === 'session';
  useKeys([{ name: 'N', description: isSession ? 'add a trial session' : 'add an invite', action: add }]);
  return (
    <ScreenFrame
      title="Trial Sessions"
      description={`All times are in ${schoolTimeZoneLabel}.`}
      actions={
        <Button variant="primary" onPress={add}>
          {isSession ? '+ New Trial Session' : '+ New Invite'}
        </Button>
      }
    >
      <Tabs
        label="Trial sessions and invites"
        selected={tab}
        onSelect={openTab}
        tabs={[
          {
            id: 'session',
            label: 'Session',
            count: sessions.length,
            // Mounted only in its tab: otherwise it would treat the invite's id in the URL as a deleted session.
            children: tab === 'session' && (
              <Stack>
                <SessionsPane sessions={sessions} invites={invites} />
              </Stack>
            ),
          },
          {
            id: invitesTab,
            label: 'Invites',
            count: invites?.length,
            children: tab === invitesTab && (
              <Stack>
                <InvitesPane sessions={sessions} />
              </Stack>
            ),
          },
        ]}
      />
    </ScreenFrame>
  );
}

export const TrialSkeleton = () => (
  <ListScreenSkeleton
    text="Loading trial sessions…"
    rows={6}
    buttons={1}
    hasDescription
    tabs={<TabsSkeleton count={2} />}
  />
);
