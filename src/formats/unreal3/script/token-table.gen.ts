// Generated from token-table.json by scripts/list-data.mjs. Do not edit.

export const TOKEN_TABLE = {
 "common": {
  "0": [
   "local variable",
   "o"
  ],
  "1": [
   "instance variable",
   "o"
  ],
  "2": [
   "default variable",
   "o"
  ],
  "3": [
   "state variable",
   "o"
  ],
  "4": [
   "return",
   "x"
  ],
  "6": [
   "jump",
   "2"
  ],
  "7": [
   "jump if not",
   "2x"
  ],
  "8": [
   "stop",
   ""
  ],
  "9": [
   "assert",
   "21x"
  ],
  "10": [
   "case",
   "c"
  ],
  "11": [
   "nothing",
   ""
  ],
  "12": [
   "label table",
   "l"
  ],
  "13": [
   "go to label",
   "x"
  ],
  "14": [
   "eat return value",
   "o"
  ],
  "15": [
   "let",
   "xx"
  ],
  "16": [
   "array element",
   "xx"
  ],
  "17": [
   "new",
   "xxxxx"
  ],
  "19": [
   "class cast",
   "ox"
  ],
  "20": [
   "let bool",
   "xx"
  ],
  "21": [
   "end of parameter value",
   ""
  ],
  "22": [
   "end of parameters",
   ""
  ],
  "23": [
   "self",
   ""
  ],
  "24": [
   "skip",
   "2x"
  ],
  "26": [
   "dynamic array element",
   "xx"
  ],
  "27": [
   "virtual call",
   "nP"
  ],
  "28": [
   "final call",
   "oP"
  ],
  "29": [
   "integer",
   "4"
  ],
  "30": [
   "float",
   "f"
  ],
  "31": [
   "string",
   "s"
  ],
  "32": [
   "object",
   "o"
  ],
  "33": [
   "name",
   "n"
  ],
  "34": [
   "rotator",
   "v"
  ],
  "35": [
   "vector",
   "v"
  ],
  "36": [
   "byte",
   "1"
  ],
  "37": [
   "zero",
   ""
  ],
  "38": [
   "one",
   ""
  ],
  "39": [
   "true",
   ""
  ],
  "40": [
   "false",
   ""
  ],
  "41": [
   "native parameter",
   "o"
  ],
  "42": [
   "none",
   ""
  ],
  "44": [
   "byte as integer",
   "1"
  ],
  "45": [
   "bool variable",
   "x"
  ],
  "46": [
   "dynamic cast",
   "ox"
  ],
  "47": [
   "iterator",
   "x2"
  ],
  "48": [
   "iterator pop",
   ""
  ],
  "49": [
   "iterator next",
   ""
  ],
  "50": [
   "structs equal",
   "oxx"
  ],
  "51": [
   "structs not equal",
   "oxx"
  ],
  "52": [
   "wide string",
   "w"
  ],
  "54": [
   "array length",
   "x"
  ],
  "55": [
   "global call",
   "nP"
  ],
  "56": [
   "primitive cast",
   "1x"
  ],
  "57": [
   "array insert",
   "xxx E"
  ],
  "58": [
   "return nothing",
   "o"
  ],
  "59": [
   "delegates equal",
   "xxE"
  ],
  "60": [
   "delegates not equal",
   "xxE"
  ],
  "61": [
   "delegate equals function",
   "xxE"
  ],
  "62": [
   "delegate does not equal function",
   "xxE"
  ],
  "63": [
   "empty delegate",
   ""
  ],
  "64": [
   "array remove",
   "xxx E"
  ],
  "65": [
   "debug info",
   "4441"
  ],
  "66": [
   "delegate call",
   "1onP"
  ],
  "68": [
   "let delegate",
   "xx"
  ],
  "69": [
   "conditional",
   "x2x2x"
  ],
  "70": [
   "array find",
   "x2x E"
  ],
  "71": [
   "array find by member",
   "x2xx E"
  ],
  "72": [
   "out variable",
   "o"
  ],
  "73": [
   "default parameter value",
   "2xx"
  ],
  "74": [
   "empty parameter",
   ""
  ],
  "75": [
   "instance delegate",
   "n"
  ],
  "80": [
   "undefined variable",
   ""
  ],
  "81": [
   "interface context",
   "x"
  ],
  "82": [
   "interface cast",
   "ox"
  ],
  "83": [
   "end of script",
   ""
  ],
  "84": [
   "array add",
   "xxE"
  ],
  "85": [
   "array add item",
   "x2x E"
  ],
  "86": [
   "array remove item",
   "x2x E"
  ],
  "87": [
   "array insert item",
   "x2xx E"
  ],
  "88": [
   "for each of array",
   "xx1x2"
  ],
  "89": [
   "array sort",
   "x2x E"
  ],
  "90": [
   "editor-only jump",
   "2"
  ]
 },
 "massEffect3": {
  "91": [
   "local float",
   "o"
  ],
  "92": [
   "local integer",
   "o"
  ],
  "93": [
   "local byte",
   "o"
  ],
  "94": [
   "local object",
   "o"
  ],
  "95": [
   "instance float",
   "o"
  ],
  "96": [
   "instance integer",
   "o"
  ],
  "97": [
   "instance byte",
   "o"
  ],
  "98": [
   "instance object",
   "o"
  ],
  "99": [
   "jump if not local bool",
   "o12"
  ],
  "100": [
   "jump if not instance bool",
   "o12"
  ],
  "101": [
   "named call",
   "n2P"
  ]
 }
} as const;
