// The element as a React component that follows its props.
import { createElement, useEffect, useRef } from 'react';
import './index.js';

export { useSite } from './index.js';

const EVENTS = ['ready', 'action', 'step', 'goal', 'correction', 'hint', 'again', 'refusal', 'end', 'text', 'error'];
const handler = (name) => `on${name[0].toUpperCase()}${name.slice(1)}`;
const HANDLERS = new Set(EVENTS.map(handler));

export function NaqalaBoard({ content, boardRef, children, ...props }) {
  const element = useRef(null), latest = useRef(props);
  const text = content === undefined ? undefined : JSON.stringify(content);
  const shown = useRef(text);
  latest.current = props;
  useEffect(() => {
    const board = element.current;
    const hear = (event) => latest.current[handler(event.type)]?.(event.detail, board);
    for (const name of EVENTS) board.addEventListener(name, hear);
    return () => {
      for (const name of EVENTS) board.removeEventListener(name, hear);
    };
  }, []);
  useEffect(() => {
    if (typeof boardRef === 'function') boardRef(element.current);
    else if (boardRef) boardRef.current = element.current;
  }, [boardRef]);
  useEffect(() => {
    if (shown.current === text) return;
    shown.current = text;
    // The event `error` reports what is wrong with it. A board that is not loaded yet reads what stands inside.
    if (text !== undefined && element.current.isLoaded) element.current.set(JSON.parse(text)).catch(() => {});
  }, [text]);
  const attributes = Object.fromEntries(Object.entries(props).filter(([name, value]) => !HANDLERS.has(name) && value !== undefined && value !== null && value !== false));
  const inside = text === undefined ? null : createElement('script', { key: 'content', type: 'application/json', dangerouslySetInnerHTML: { __html: text.replace(/</g, '\\u003c') } });
  return createElement('naqala-board', { ...attributes, ref: element, suppressHydrationWarning: true }, inside, children);
}
