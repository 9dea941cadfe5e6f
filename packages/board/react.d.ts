import type { CSSProperties, JSX, ReactNode, Ref } from 'react';
import type { BoardAttributes, BoardEvents, Content, NaqalaBoard as Board } from './index.js';

export { useSite } from './index.js';

type Handlers = { [Name in keyof BoardEvents as `on${Capitalize<Name>}`]?: (detail: BoardEvents[Name], board: Board) => void };

export interface NaqalaBoardProps extends BoardAttributes, Handlers {
  /** A position, record or lesson. A new one is shown in place of the old one, except over a game (`play`): give that another `key`. */
  content?: Content;
  boardRef?: Ref<Board>;
  className?: string;
  id?: string;
  style?: CSSProperties;
  /** What shows where scripts do not run. */
  children?: ReactNode;
}

export function NaqalaBoard(props: NaqalaBoardProps): JSX.Element;
