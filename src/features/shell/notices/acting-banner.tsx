import { useSession } from '#session/session.ts';
import { buttonStyle } from '#ui/button-style.ts';
import { classNames } from '#ui/class-names.ts';
import { Avatar } from '#ui/picture/Avatar.tsx';
import { SwitchBackLink } from './switch-back-link.tsx';
import styles from './acting-banner.module.css';

/**
 * Says as whom a parent is acting, on every page and for as long as it lasts, and leads back (SES-040). The link stands
 * here alone, at every width, and nobody has to look for it among the pages (SHELL-012).
 */
export function ActingBanner() {
  const learner = useSession(({ details, isImpersonating }) => (isImpersonating ? details : undefined));
  if (!learner) return null;
  return (
    <aside aria-label="Acting as a learner" className={styles.banner}>
      <Avatar id={learner.id} name={learner.fullName} className={styles.avatar} />
      <p className={styles.words}>
        Acting as <b>{learner.fullName || 'a learner'}</b>
        <span className={styles.more}> – what you do here counts as the learner’s own</span>
      </p>
      <SwitchBackLink className={classNames(buttonStyle({ size: 'small' }), styles.back)} />
    </aside>
  );
}
