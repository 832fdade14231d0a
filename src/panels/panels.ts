/** What later-panels.ts fetches. */
export { Changes } from './changes.tsx';
export { CompareBar } from './compare-bar.tsx';
export { GroupBody } from './group-body.tsx';
export { LossEditor } from './loss-editor.tsx';
export { NowMore } from './now-more.tsx';
export { PathEditor } from './path-editor.tsx';
export { QueueSettings } from './queue-settings.tsx';
export { SchemePicker } from './scheme-picker.tsx';
export { TrafficEditor } from './traffic-editor.tsx';
export { ViewChoices } from './view-choices.tsx';
