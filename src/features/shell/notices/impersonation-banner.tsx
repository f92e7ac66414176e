import { useRouter } from '@tanstack/react-router';
import { Undo2 } from 'lucide-react';
import type { MouseEvent } from 'react';
import { focusContent } from '#components/page/focus/focus-content.ts';
import { hostPath } from '#lib/url/app-url.ts';
import { canSwitchBack, switchBack } from '#session/impersonation.ts';
import { useSession } from '#session/session.ts';
import { switchUser } from '#session/switch-user.ts';
import { buttonStyle } from '#ui/button-style.ts';
import { classNames } from '#ui/class-names.ts';
import { toast } from '#ui/feedback/toasts.ts';
import { Avatar } from '#ui/picture/Avatar.tsx';
import { useRootAttribute } from '#ui/use-root-attribute.ts';
import styles from './notices.module.css';

const loginUrl = `/auth/login?${new URLSearchParams({ message: 'Your own session has ended. Please sign in again.' })}`;

/** Ends acting as a learner and opens the parent's dashboard (SES-041 to SES-043). */
function useSwitchBack(): () => Promise<void> {
  const router = useRouter();
  return async () => {
    if (await canSwitchBack()) {
      await switchUser(router, async () => ((await switchBack()) ? '/parent/dashboard' : loginUrl));
    } else {
      toast({ profile: 'app', tone: 'warning', message: 'No parent session to restore.' });
      // The focused link has been removed.
      focusContent();
    }
  };
}

/**
 * Shows, on every page, as which learner a parent acts (SES-040). Its link is the only way back to the parent's
 * session.
 */
export function ImpersonationBanner() {
  const learner = useSession(({ details, isImpersonating }) => (isImpersonating ? details : undefined));
  useRootAttribute('banner', learner !== undefined);
  if (!learner) return null;
  return (
    <aside aria-label="Acting as a learner" className={styles.banner}>
      <Avatar id={learner.id} name={learner.fullName} className={styles.avatar} />
      <p className={styles.sentence}>
        Acting as <b>{learner.fullName || 'a learner'}</b>
        <span className={styles.explanation}> – what you do here counts as the learner’s own</span>
      </p>
      <SwitchBackLink className={classNames(buttonStyle({ size: 'small' }), styles.back)} />
    </aside>
  );
}

/** The link 'Log As Parent' (SHELL-012, D-023). */
function SwitchBackLink({ className }: { className?: string | undefined }) {
  const returnToParent = useSwitchBack();
  const onClick = (event: MouseEvent) => {
    event.preventDefault();
    void returnToParent();
  };
  return (
    <a href={hostPath('/parent/dashboard')} className={className} onClick={onClick}>
      <Undo2 size={20} aria-hidden="true" />
      Log As Parent
    </a>
  );
}
