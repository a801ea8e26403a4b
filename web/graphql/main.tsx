// The page at /graphql, where people write queries. A program of its own, beside that of the saves.

import { render } from 'preact';
import { applyPreferences } from '../shell/preferences.ts';
import { QueryPage } from './query-page.tsx';
import '../styles/base.css';
import '../styles/graphql.css';

applyPreferences();
render(<QueryPage />, document.getElementById('app')!);
