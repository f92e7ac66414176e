import { Link } from '@tanstack/react-router';
import { Printer } from 'lucide-react';
import { useEffect } from 'react';
import type { Learner } from '#api/queries/learners.ts';
import { focusContent } from '#components/page/focus/focus-content.ts';
import { useWayBack } from '#components/page/way-back.ts';
import { Breakable } from '#ui/Breakable.tsx';
import { buttonStyle } from '#ui/button-style.ts';
import { Button } from '#ui/Button.tsx';
import { cardStyle } from '#ui/card-style.ts';
import { classNames } from '#ui/class-names.ts';
import { Row, Stack } from '#ui/layout.tsx';
import { Fact, Facts } from '../facts.tsx';
import { ParentPage } from '../parent-page.tsx';
import shared from '../parent.module.css';

export interface SavedLogin {
  userName: string;
  password: string;
}

interface LoginSlipProps {
  learner: Pick<Learner, 'id' | 'name' | 'surname'>;
  login: SavedLogin;
}

/** A slip with a learner's new login. The password is on this page only, until it is left (D-276). */
export function LoginSlip({ learner: { id, name, surname }, login: { userName, password } }: LoginSlipProps) {
  const { link } = useWayBack(id);
  // The submit button had the focus and has been removed.
  useEffect(() => focusContent(), []);
  return (
    <ParentPage
      learnerId={id}
      title={`Login of ${name} ${surname}`}
      description={`${name} logs in with this username and password.`}
    >
      <Stack gap={5}>
        <div className={classNames(cardStyle(), 'breakable')}>
          <Facts>
            <Fact name="Web address">
              <bdi>
                <Breakable text={location.host} />
              </bdi>
            </Fact>
            <Fact name="Username">
              <bdi>{userName}</bdi>
            </Fact>
            <Fact name="Password">
              <bdi>{password}</bdi>
            </Fact>
          </Facts>
        </div>
        <p className={classNames('muted', shared.noPrint)}>
          The password is not shown again after you leave this page. You can set a new one at any time.
        </p>
        <Row align="stretch" className={shared.noPrint}>
          <Button variant="primary" icon={<Printer aria-hidden="true" />} onPress={() => window.print()}>
            Print the slip
          </Button>
          <Link {...link} className={buttonStyle({ variant: 'secondary' })}>
            Done
          </Link>
        </Row>
      </Stack>
    </ParentPage>
  );
}
