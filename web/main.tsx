import { render } from 'preact';
import { App } from './app.tsx';
import { readAddress } from './shell/address.ts';
import './styles/base.css';

// The map's code is on its way while the list of saves is asked for.
if (readAddress(location.hash).view === 'map') void import('./map/map-page.tsx');
render(<App />, document.getElementById('app')!);
