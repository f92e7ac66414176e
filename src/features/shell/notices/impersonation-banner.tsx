import { SwitchBackLink } from '#components/account/switch-back-link.tsx';
import { useSession } from '#session/session.ts';
import { buttonStyle } from '#ui/button-style.ts';
import { classNames } from '#ui/class-names.ts';
import { Avatar } from '#ui/picture/Avatar.tsx';
import { useRootAttribute } from '#ui/use-root-attribute.ts';
import styles from './notices.module.css';

/**
 * Shows, on every page, as which learner a parent acts (SES-040).
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
