import { ArrowRight, Plus } from 'lucide-react';
import { useLayoutEffect, useRef, type ReactNode } from 'react';
import { recoverFocus } from '#components/page/focus/focus-content.ts';
import { ScreenFrameSkeleton } from '#components/page/screen-frame.tsx';
import { Button } from '#ui/Button.tsx';
import { cardStyle } from '#ui/card-style.ts';
import { classNames } from '#ui/class-names.ts';
import { Loading, Skeleton } from '#ui/feedback/Skeleton.tsx';
import { Heading, type HeadingLevel } from '#ui/Heading.tsx';
import { Row } from '#ui/layout.tsx';
import { TabsSkeleton } from '#ui/Tabs.tsx';
import cardLink from '#components/page/card-link.module.css';
import styles from '../contents.module.css';

/** Class of the title link; its hit area covers the whole card. */
export const titleLinkClass = cardLink.link;

interface ContentCardProps {
  headingLevel: HeadingLevel;
  title: ReactNode;
  icon?: ReactNode;
  /** Buttons; pressing one does not follow the link of the card. */
  actions?: ReactNode;
  subtitle?: string | null;
  description: string | null;
  foot?: ReactNode;
}

export function ContentCard(props: ContentCardProps) {
  const { headingLevel, title, icon, actions, subtitle, description, foot } = props;
  const card = useFocusAfterRemoval();
  return (
    <li ref={card} className={classNames(cardStyle({ press: true }), cardLink.card, styles.card)}>
      <Row align="start" justify="end">
        {icon}
        <div className={styles.text}>
          <Heading level={headingLevel} className={classNames('breakable', styles.title)}>
            {title}
          </Heading>
          {subtitle ? <p className="muted breakable fs-0">{subtitle}</p> : null}
        </div>
        {actions ? <div className={styles.actions}>{actions}</div> : null}
      </Row>
      {description ? <p className="muted breakable">{description}</p> : null}
      <Row gap={2} className={classNames('muted fs-0 tabular', styles.foot)}>
        {foot}
        <ArrowRight aria-hidden="true" className={styles.arrow} />
      </Row>
    </li>
  );
}

/** Moves the focus to the page content when the focused card is removed, for example after a topic changes its term. */
function useFocusAfterRemoval() {
  const card = useRef<HTMLLIElement>(null);
  useLayoutEffect(() => {
    const { current } = card;
    return () => {
      if (current?.contains(document.activeElement)) recoverFocus();
    };
  }, []);
  return card;
}

export function AddCard({ children, onPress }: { children: string; onPress: () => void }) {
  const card = useFocusAfterRemoval();
  return (
    <li ref={card} className={styles.add}>
      <Button variant="quiet" block icon={<Plus aria-hidden="true" />} onPress={onPress}>
        {children}
      </Button>
    </li>
  );
}

export function EditedCard({ children }: { children: ReactNode }) {
  return <li className={classNames(cardStyle(), styles.card, styles.edited)}>{children}</li>;
}

export function CardGrid({ children }: { children: ReactNode }) {
  return <ul className={styles.grid}>{children}</ul>;
}

interface CardsSkeletonProps {
  text: string;
  cards: number;
  /** The number of tabs above the cards. */
  tabs?: number;
  /** The number of buttons beside the title. */
  buttons?: number;
  hasTextAboveTitle?: boolean;
}

export function CardsSkeleton({ text, cards, tabs, buttons = 0, hasTextAboveTitle }: CardsSkeletonProps) {
  return (
    <ScreenFrameSkeleton
      buttons={buttons}
      hasTextAboveTitle={hasTextAboveTitle ?? false}
      tabs={tabs === undefined ? null : <TabsSkeleton count={tabs} />}
    >
      <Loading text={text}>
        <div className={styles.grid} aria-hidden="true">
          {Array.from({ length: cards }, (_, card) => (
            <div key={card} className={classNames(cardStyle(), styles.loading)}>
              <Skeleton width={card % 2 === 0 ? '55%' : '70%'} height="24px" />
              <Skeleton width="90%" />
              <Skeleton width="30%" />
            </div>
          ))}
        </div>
      </Loading>
    </ScreenFrameSkeleton>
  );
}
