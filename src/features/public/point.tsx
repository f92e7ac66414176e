import type { ReactNode } from 'react';
import page from '#components/page/public-page.module.css';

interface PointProps {
  mark: ReactNode;
  title: string;
  text: string;
}

export const Point = ({ mark, title, text }: PointProps) => (
  <li>
    <span aria-hidden="true" className={page.mark}>
      {mark}
    </span>
    <div>
      <h3 className="fs-2">{title}</h3>
      <p className="muted">{text}</p>
    </div>
  </li>
);
