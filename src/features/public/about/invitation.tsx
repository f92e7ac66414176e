import { Link } from '@tanstack/react-router';
import { useSession } from '#session/session.ts';
import { buttonStyle } from '#ui/button-style.ts';
import { classNames } from '#ui/class-names.ts';
import { Art } from '#ui/picture/Art.tsx';
import { JoinLink } from '../join-link.tsx';
import page from '#components/page/public-page.module.css';
import styles from './about.module.css';

const toVisitors = {
  title: 'Have a look around together',
  text: 'Creating your account costs nothing. Add your child, choose the grade, and see what is there. Not sure yet? Ask us about a trial session.',
};

const toMembers = {
  title: 'Good to have you with us',
  text: 'Is there something that you would like to know about classes, school work or your account? Ask us.',
};

/** The end of the page: how to join, or for members whom to ask. */
export function AboutInvitation() {
  const isMember = useSession((session) => session.details !== undefined);
  const { title, text } = isMember ? toMembers : toVisitors;
  return (
    <section aria-labelledby="invitation" className={classNames(page.column, styles.invitation)}>
      <div data-shweshwe className={styles.panel}>
        <Art name="landscape" className={styles.art} />
        <div className={styles.words}>
          <h2 id="invitation" className={styles.heading}>
            {title}
          </h2>
          <p className="fs-2">{text}</p>
          <div className={styles.actions}>
            <JoinLink />
            <Link to="/contact-us" className={buttonStyle({ variant: 'on-hero' })}>
              Contact Us
            </Link>
          </div>
        </div>
      </div>
    </section>
  );
}
