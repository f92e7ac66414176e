import { Undo2 } from 'lucide-react';
import type { MouseEvent } from 'react';
import { hostPath } from '#lib/url/app-url.ts';
import { useSession } from '#session/session.ts';
import { buttonStyle } from '#ui/button-style.ts';
import { classNames } from '#ui/class-names.ts';
import { Avatar } from '#ui/picture/Avatar.tsx';
import { useRootAttribute } from '#ui/use-root-attribute.ts';
import { useSwitchBack } from '../session/use-switch-back.ts';
import styles from './notices.module.css';

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
        <span className={styles.more}> – what you do here counts as the learner’s own</span>
      </p>
      <SwitchBackLink className={classNames(buttonStyle({ size: 'small' }), styles.back)} />
    </aside>
  );
}

/** The link 'Log As Parent' (SHELL-012, D-023). */
function SwitchBackLink({ className }: { className?: string | undefined }) {
  const back = useSwitchBack();
  const onClick = (event: MouseEvent) => {
    event.preventDefault();
    void back();
  };
  return (
    <a href={hostPath('/parent/dashboard')} className={className} onClick={onClick}>
      <Undo2 size={20} aria-hidden="true" />
      Log As Parent
    </a>
  );
}
