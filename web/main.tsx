import { render } from 'preact';
import { App } from './app.tsx';
import { readAddress } from './shell/address.ts';
import './styles/base.css';

// Loads the map's code while the list of saves is being requested.
if (readAddress(location.hash).view === 'map') void import('./map/map-page.tsx');
render(<App />, document.getElementById('app')!);
