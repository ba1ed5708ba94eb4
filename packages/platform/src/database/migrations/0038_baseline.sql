-- What 0000 to 0038 made, in one step, for databases that are empty. Those that have them skip it: it bears the moment of 0038 (ADR 0079).
-- It is sent as one statement, which is why no breakpoints stand between its parts.
CREATE TABLE "api_keys" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"name" text NOT NULL,
	"start" text NOT NULL,
	"key_hash" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"last_used_at" timestamp (3) with time zone,
	"revoked_at" timestamp (3) with time zone,
	"scopes" text[] DEFAULT '{"read","upload","render","edit","assist","delete"}' NOT NULL,
	"requests_per_minute" integer,
	"tickets_per_day" integer,
	"expires_at" timestamp (3) with time zone,
	CONSTRAINT "api_keys_key_hash_unique" UNIQUE("key_hash")
);
CREATE TABLE "data_exports" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL
);
CREATE TABLE "downloads" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"image_ids" text[] NOT NULL,
	"format" text,
	"visible_label" boolean NOT NULL,
	"at" timestamp (3) with time zone NOT NULL
);
CREATE TABLE "label_records" (
	"produce_id" text PRIMARY KEY NOT NULL,
	"task_id" text NOT NULL,
	"user_id" text NOT NULL,
	"function" text NOT NULL,
	"engine_id" text NOT NULL,
	"engine_version" text NOT NULL,
	"source_type" text NOT NULL,
	"pixel_hash" text NOT NULL,
	"made_at" timestamp (3) with time zone NOT NULL
);
CREATE TABLE "account_records" (
	"user_id" text PRIMARY KEY NOT NULL,
	"company" text NOT NULL
);
CREATE TABLE "administrator_sessions" (
	"id" text PRIMARY KEY NOT NULL,
	"token_hash" text NOT NULL,
	"administrator_id" text NOT NULL,
	"device" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"seen_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"ended_at" timestamp (3) with time zone,
	CONSTRAINT "administrator_sessions_token_hash_unique" UNIQUE("token_hash")
);
CREATE TABLE "audit_entries" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"administrator_id" text NOT NULL,
	"administrator" text NOT NULL,
	"act" text NOT NULL,
	"subject" text NOT NULL,
	"details" jsonb NOT NULL
);
CREATE TABLE "content_overlays" (
	"kind" text NOT NULL,
	"item_id" text NOT NULL,
	"draft" jsonb,
	"published" jsonb,
	"changed_at" timestamp (3) with time zone NOT NULL,
	"published_at" timestamp (3) with time zone,
	CONSTRAINT "content_overlays_kind_item_id_pk" PRIMARY KEY("kind","item_id")
);
CREATE TABLE "recovery_codes" (
	"administrator_id" text NOT NULL,
	"code_hash" text NOT NULL,
	"used_at" timestamp (3) with time zone,
	CONSTRAINT "recovery_codes_administrator_id_code_hash_pk" PRIMARY KEY("administrator_id","code_hash")
);
CREATE TABLE "second_factors" (
	"administrator_id" text PRIMARY KEY NOT NULL,
	"secret" text NOT NULL,
	"used_step" bigint NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"confirmed_at" timestamp (3) with time zone
);
CREATE TABLE "batches" (
	"batch_id" uuid PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"title" text NOT NULL,
	"names" text NOT NULL,
	"order" jsonb NOT NULL,
	"tickets" integer NOT NULL,
	"paused_at" timestamp (3) with time zone,
	"cancelled_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone NOT NULL,
	"deleted_at" timestamp (3) with time zone
);
CREATE TABLE "editor_sessions" (
	"image_id" text NOT NULL,
	"function" text NOT NULL,
	"owner_id" text NOT NULL,
	"revision" integer NOT NULL,
	"document" jsonb NOT NULL,
	"saved_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "editor_sessions_image_id_function_pk" PRIMARY KEY("image_id","function")
);
CREATE TABLE "face_verifications" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"reference_secret" text NOT NULL,
	"state" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"ended_at" timestamp (3) with time zone
);
CREATE TABLE "campaign_visits" (
	"owner_id" text NOT NULL,
	"day" date NOT NULL,
	"source" text NOT NULL,
	"plan" text NOT NULL,
	"unit" text NOT NULL,
	"key_word" text NOT NULL,
	"requester_hash" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "campaign_visits_owner_id_day_source_plan_unit_key_word_pk" PRIMARY KEY("owner_id","day","source","plan","unit","key_word")
);
CREATE TABLE "invitations" (
	"code" text PRIMARY KEY NOT NULL,
	"note" text NOT NULL,
	"uses" integer DEFAULT 0 NOT NULL,
	"max_uses" integer,
	"tickets" integer NOT NULL,
	"expires_at" timestamp (3) with time zone,
	"revoked_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone NOT NULL
);
CREATE TABLE "codes" (
	"id" text PRIMARY KEY NOT NULL,
	"channel" text NOT NULL,
	"recipient" text NOT NULL,
	"code_hash" text NOT NULL,
	"requester" text NOT NULL,
	"attempts" smallint DEFAULT 0 NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"closed_at" timestamp (3) with time zone,
	"purpose" text DEFAULT 'sign-in' NOT NULL
);
CREATE TABLE "consents" (
	"user_id" text NOT NULL,
	"document" text NOT NULL,
	"version" text NOT NULL,
	"accepted_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "consents_user_id_document_version_pk" PRIMARY KEY("user_id","document","version")
);
CREATE TABLE "idempotency_keys" (
	"owner" text NOT NULL,
	"route" text NOT NULL,
	"key" text NOT NULL,
	"body_hash" text NOT NULL,
	"status" integer,
	"body" text,
	"cookies" text,
	"claimed_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "idempotency_keys_owner_route_key_pk" PRIMARY KEY("owner","route","key")
);
CREATE TABLE "identities" (
	"provider" text NOT NULL,
	"subject" text NOT NULL,
	"user_id" text NOT NULL,
	"secret_hash" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	"id" text DEFAULT gen_random_uuid()::text NOT NULL,
	"union_id" text,
	"label" text,
	CONSTRAINT "identities_provider_subject_pk" PRIMARY KEY("provider","subject"),
	CONSTRAINT "identities_id_unique" UNIQUE("id")
);
CREATE TABLE "inbox_messages" (
	"id" text PRIMARY KEY NOT NULL,
	"channel" text NOT NULL,
	"recipient" text NOT NULL,
	"code" text,
	"text" text NOT NULL,
	"sent_at" timestamp (3) with time zone NOT NULL
);
CREATE TABLE "secrets" (
	"name" text PRIMARY KEY NOT NULL,
	"value" text NOT NULL
);
CREATE TABLE "sessions" (
	"id" text PRIMARY KEY NOT NULL,
	"token_hash" text NOT NULL,
	"user_id" text NOT NULL,
	"device" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"seen_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"revoked_at" timestamp (3) with time zone,
	"revoked_why" text,
	"client" text DEFAULT 'web' NOT NULL,
	"confirmed_at" timestamp (3) with time zone,
	CONSTRAINT "sessions_token_hash_unique" UNIQUE("token_hash")
);
CREATE TABLE "sign_up_sources" (
	"user_id" text PRIMARY KEY NOT NULL,
	"source" jsonb NOT NULL,
	"invite_code" text
);
CREATE TABLE "users" (
	"id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"user_type" text NOT NULL,
	"role" text NOT NULL,
	"status" text NOT NULL,
	"test_user" boolean DEFAULT false NOT NULL,
	"membership_level" text DEFAULT 'none' NOT NULL,
	"membership_expires_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone NOT NULL,
	"leaving_since" timestamp (3) with time zone,
	"visible_label" boolean,
	"face_verified_at" timestamp (3) with time zone
);
CREATE TABLE "image_uses" (
	"task_id" text NOT NULL,
	"image_id" text NOT NULL,
	CONSTRAINT "image_uses_task_id_image_id_pk" PRIMARY KEY("task_id","image_id")
);
CREATE TABLE "images" (
	"image_id" text PRIMARY KEY NOT NULL,
	"owner_id" text NOT NULL,
	"purpose" text NOT NULL,
	"kind" text,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	"mime" text NOT NULL,
	"bytes" integer NOT NULL,
	"working_key" text NOT NULL,
	"original_key" text,
	"pixel_hash" text NOT NULL,
	"parents" text[] NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone,
	"deleted_at" timestamp (3) with time zone,
	"name" text DEFAULT '' NOT NULL,
	"unlisted_at" timestamp (3) with time zone,
	"kept_until" timestamp (3) with time zone
);
CREATE TABLE "leads" (
	"id" text PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"owner_id" text NOT NULL,
	"reply_to" text,
	"message" text,
	"interest" text,
	"locale" text NOT NULL,
	"requester_hash" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
CREATE TABLE "ledger_entries" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"key" text NOT NULL,
	"user_id" text NOT NULL,
	"counter" text NOT NULL,
	"kind" text NOT NULL,
	"origin" text NOT NULL,
	"day" text,
	"available" integer NOT NULL,
	"reserved" integer NOT NULL,
	"reason" text NOT NULL,
	"task_id" text,
	"variant" smallint,
	"at" timestamp (3) with time zone NOT NULL,
	"order_id" text,
	CONSTRAINT "ledger_entries_key" UNIQUE("key")
);
CREATE TABLE "limit_counts" (
	"key" text NOT NULL,
	"ends_at" timestamp (3) with time zone NOT NULL,
	"used" bigint NOT NULL,
	CONSTRAINT "limit_counts_key_ends_at_pk" PRIMARY KEY("key","ends_at")
);
CREATE TABLE "membership_grants" (
	"key" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"tier" text NOT NULL,
	"level" text NOT NULL,
	"months" smallint,
	"until" timestamp (3) with time zone,
	"reason" text NOT NULL,
	"granted_at" timestamp (3) with time zone NOT NULL,
	"taken_back_at" timestamp (3) with time zone
);
CREATE TABLE "model_versions" (
	"model_id" text NOT NULL,
	"version" integer NOT NULL,
	"user_id" text NOT NULL,
	"state" text NOT NULL,
	"file_name" text NOT NULL,
	"file_key" text NOT NULL,
	"bytes" integer NOT NULL,
	"unit" text,
	"up_axis" text,
	"claim" integer NOT NULL,
	"attempts" integer NOT NULL,
	"progress" real NOT NULL,
	"error" jsonb,
	"hash" text,
	"stored_key" text,
	"preview_key" text,
	"format" text,
	"content" jsonb,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "model_versions_model_id_version_pk" PRIMARY KEY("model_id","version")
);
CREATE TABLE "models" (
	"model_id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"name" text NOT NULL,
	"version" integer NOT NULL,
	"views" jsonb NOT NULL,
	"materials" jsonb NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"deleted_at" timestamp (3) with time zone,
	"kept_until" timestamp (3) with time zone
);
CREATE TABLE "orders" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"plan_id" text NOT NULL,
	"provider" text NOT NULL,
	"amount_fen" integer NOT NULL,
	"grants" jsonb NOT NULL,
	"state" text NOT NULL,
	"link" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"paid_at" timestamp (3) with time zone,
	"completed_at" timestamp (3) with time zone,
	"closed_at" timestamp (3) with time zone,
	"refunded_at" timestamp (3) with time zone,
	"checks" smallint DEFAULT 0 NOT NULL,
	"next_check_at" timestamp (3) with time zone,
	"plan_version" integer DEFAULT 1 NOT NULL
);
CREATE TABLE "payment_notices" (
	"provider" text NOT NULL,
	"event_id" text NOT NULL,
	"order_id" text NOT NULL,
	"status" text NOT NULL,
	"received_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "payment_notices_provider_event_id_pk" PRIMARY KEY("provider","event_id")
);
CREATE TABLE "payments" (
	"provider" text NOT NULL,
	"trade_no" text NOT NULL,
	"order_id" text NOT NULL,
	"amount_fen" integer NOT NULL,
	"paid_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "payments_provider_trade_no_pk" PRIMARY KEY("provider","trade_no")
);
CREATE TABLE "refunds" (
	"order_id" text PRIMARY KEY NOT NULL,
	"amount_fen" integer NOT NULL,
	"reason" text NOT NULL,
	"requested_by" text NOT NULL,
	"requested_at" timestamp (3) with time zone NOT NULL
);
CREATE TABLE "content_pictures" (
	"id" text PRIMARY KEY NOT NULL,
	"mime" text NOT NULL,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	"alpha" boolean NOT NULL,
	"bytes" integer NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
CREATE TABLE "own_entries" (
	"id" text PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"number" integer NOT NULL,
	"revision" integer NOT NULL,
	"covers" integer NOT NULL,
	"draft" integer,
	"published" integer,
	"created_at" timestamp (3) with time zone NOT NULL,
	"changed_at" timestamp (3) with time zone NOT NULL,
	"published_at" timestamp (3) with time zone,
	"removed_at" timestamp (3) with time zone,
	CONSTRAINT "own_entries_number_unique" UNIQUE("number")
);
CREATE TABLE "own_versions" (
	"entry_id" text NOT NULL,
	"version" integer NOT NULL,
	"value" jsonb NOT NULL,
	"picture_size" jsonb,
	"cover_state" text NOT NULL,
	"cover_file" text,
	"cover_error" text,
	"author" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "own_versions_entry_id_version_pk" PRIMARY KEY("entry_id","version")
);
CREATE TABLE "engine_policy_versions" (
	"version" integer PRIMARY KEY NOT NULL,
	"policy" jsonb NOT NULL,
	"changed_by" text NOT NULL,
	"changed_at" timestamp (3) with time zone NOT NULL
);
CREATE TABLE "plan_versions" (
	"plan_id" text NOT NULL,
	"version" integer NOT NULL,
	"content" jsonb NOT NULL,
	"retired" boolean NOT NULL,
	"changed_by" text,
	"changed_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "plan_versions_plan_id_version_pk" PRIMARY KEY("plan_id","version")
);
CREATE TABLE "tool_price_versions" (
	"version" integer PRIMARY KEY NOT NULL,
	"prices" jsonb NOT NULL,
	"changed_by" text NOT NULL,
	"changed_at" timestamp (3) with time zone NOT NULL
);
CREATE TABLE "project_boards" (
	"board_id" text PRIMARY KEY NOT NULL,
	"project_id" text NOT NULL,
	"user_id" text NOT NULL,
	"position" smallint NOT NULL,
	"name" text NOT NULL,
	"items" jsonb NOT NULL,
	"revision" integer NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"changed_at" timestamp (3) with time zone NOT NULL
);
CREATE TABLE "project_tasks" (
	"task_id" uuid PRIMARY KEY NOT NULL,
	"view_id" text NOT NULL,
	"user_id" text NOT NULL,
	"base_image_id" text,
	"placed_at" timestamp (3) with time zone NOT NULL
);
CREATE TABLE "project_views" (
	"view_id" text PRIMARY KEY NOT NULL,
	"project_id" text NOT NULL,
	"user_id" text NOT NULL,
	"position" smallint NOT NULL,
	"name" text NOT NULL,
	"room" text,
	"current_image_id" text,
	"scale" jsonb,
	"created_at" timestamp (3) with time zone NOT NULL,
	"changed_at" timestamp (3) with time zone NOT NULL,
	"start_image_id" text,
	"plan_rooms" jsonb DEFAULT '[]'::jsonb NOT NULL
);
CREATE TABLE "projects" (
	"project_id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"title" text NOT NULL,
	"client" text NOT NULL,
	"address" text NOT NULL,
	"description" text NOT NULL,
	"sample" boolean NOT NULL,
	"cover_image_id" text,
	"revision" integer NOT NULL,
	"schedule" jsonb NOT NULL,
	"schedule_revision" integer NOT NULL,
	"search" "tsvector" DEFAULT ''::tsvector NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"changed_at" timestamp (3) with time zone NOT NULL,
	"archived_at" timestamp (3) with time zone,
	"deleted_at" timestamp (3) with time zone
);
CREATE TABLE "own_prompts" (
	"prompt_id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"title" text NOT NULL,
	"prompt" text NOT NULL,
	"negative" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"changed_at" timestamp (3) with time zone NOT NULL
);
CREATE TABLE "prompt_favourites" (
	"user_id" text NOT NULL,
	"item_id" text NOT NULL,
	"marked_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "prompt_favourites_user_id_item_id_pk" PRIMARY KEY("user_id","item_id")
);
CREATE TABLE "replays" (
	"image_id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"attempt" uuid NOT NULL,
	"state" text NOT NULL,
	"outcome" text,
	"obstacle" text,
	"difference" jsonb,
	"started_at" timestamp (3) with time zone NOT NULL,
	"changed_at" timestamp (3) with time zone NOT NULL
);
CREATE TABLE "route_access" (
	"access_key" text PRIMARY KEY NOT NULL,
	"hidden_from" text[] NOT NULL
);
CREATE TABLE "scene_changes" (
	"image_id" text NOT NULL,
	"space" text NOT NULL,
	"changes" jsonb NOT NULL,
	"changed_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "scene_changes_image_id_space_pk" PRIMARY KEY("image_id","space")
);
CREATE TABLE "share_comments" (
	"number" bigserial NOT NULL,
	"comment_id" text PRIMARY KEY NOT NULL,
	"share_id" text NOT NULL,
	"owner_id" text NOT NULL,
	"name" text NOT NULL,
	"text" text NOT NULL,
	"image_id" text,
	"x" double precision,
	"y" double precision,
	"created_at" timestamp (3) with time zone NOT NULL
);
CREATE TABLE "share_images" (
	"share_id" text NOT NULL,
	"position" smallint NOT NULL,
	"image_id" text NOT NULL,
	"caption" text DEFAULT '' NOT NULL,
	CONSTRAINT "share_images_share_id_position_pk" PRIMARY KEY("share_id","position")
);
CREATE TABLE "share_sign_offs" (
	"number" bigserial PRIMARY KEY NOT NULL,
	"share_id" text NOT NULL,
	"owner_id" text NOT NULL,
	"name" text NOT NULL,
	"decision" text NOT NULL,
	"note" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
CREATE TABLE "shares" (
	"share_id" text PRIMARY KEY NOT NULL,
	"owner_id" text NOT NULL,
	"token_hash" text NOT NULL,
	"title" text NOT NULL,
	"comments" boolean NOT NULL,
	"sign_off" boolean NOT NULL,
	"show_base" boolean NOT NULL,
	"show_prompt" boolean NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"revoked_at" timestamp (3) with time zone,
	"seen_until" timestamp (3) with time zone NOT NULL,
	"project_id" text,
	"schedule" jsonb,
	CONSTRAINT "shares_token_hash_unique" UNIQUE("token_hash")
);
CREATE TABLE "tags" (
	"tag_id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"name" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"deleted_at" timestamp (3) with time zone,
	"kept_tasks" jsonb
);
CREATE TABLE "task_tags" (
	"tag_id" text NOT NULL,
	"task_id" uuid NOT NULL,
	"user_id" text NOT NULL,
	CONSTRAINT "task_tags_tag_id_task_id_pk" PRIMARY KEY("tag_id","task_id")
);
CREATE TABLE "talk_messages" (
	"message_id" text PRIMARY KEY NOT NULL,
	"talk_id" text NOT NULL,
	"owner_id" text NOT NULL,
	"parent_id" text,
	"place" bigserial NOT NULL,
	"role" text NOT NULL,
	"persona" text NOT NULL,
	"text" text NOT NULL,
	"image_ids" text[] NOT NULL,
	"state" text NOT NULL,
	"error_code" text,
	"parts" jsonb NOT NULL,
	"writer" text,
	"usage" jsonb,
	"created_at" timestamp (3) with time zone NOT NULL,
	"beat_at" timestamp (3) with time zone,
	"ended_at" timestamp (3) with time zone
);
CREATE TABLE "talks" (
	"talk_id" text PRIMARY KEY NOT NULL,
	"owner_id" text NOT NULL,
	"title" text NOT NULL,
	"persona" text NOT NULL,
	"pinned_at" timestamp (3) with time zone,
	"newest_id" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"deleted_at" timestamp (3) with time zone
);
CREATE TABLE "event_sequences" (
	"user_id" text PRIMARY KEY NOT NULL,
	"newest" bigint NOT NULL,
	"forgotten" bigint NOT NULL
);
CREATE TABLE "provenance" (
	"image_id" text PRIMARY KEY NOT NULL,
	"task_id" uuid NOT NULL,
	"record" jsonb NOT NULL,
	"made_at" timestamp (3) with time zone NOT NULL
);
CREATE TABLE "queue_lanes" (
	"user_id" text NOT NULL,
	"function" text NOT NULL,
	"size" smallint NOT NULL,
	"engine" text NOT NULL,
	"interrupted" boolean NOT NULL,
	"tasks" integer NOT NULL,
	"pictures" integer NOT NULL,
	"score" double precision NOT NULL,
	"step" double precision NOT NULL,
	CONSTRAINT "queue_lanes_user_id_function_size_engine_interrupted_pk" PRIMARY KEY("user_id","function","size","engine","interrupted")
);
CREATE TABLE "render_durations" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"function" text NOT NULL,
	"size" smallint NOT NULL,
	"milliseconds" integer NOT NULL,
	"at" timestamp (3) with time zone NOT NULL
);
CREATE TABLE "task_events" (
	"task_id" uuid PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"sequence" bigint NOT NULL,
	"at" timestamp (3) with time zone NOT NULL
);
CREATE TABLE "task_images" (
	"task_id" uuid NOT NULL,
	"variant" smallint NOT NULL,
	"image_id" text NOT NULL,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	"seed" bigint NOT NULL,
	"pixel_hash" text NOT NULL,
	"fidelity_score" double precision,
	"fidelity_added" double precision,
	"diff_image_id" text,
	"facts" jsonb,
	"uncharged" text,
	"words" jsonb,
	"layers" jsonb,
	"tickets_back" smallint DEFAULT 0 NOT NULL,
	CONSTRAINT "task_images_task_id_variant_pk" PRIMARY KEY("task_id","variant")
);
-- Without a log: what a crash loses here is drawn anew.
CREATE UNLOGGED TABLE "task_previews" (
	"task_id" uuid PRIMARY KEY NOT NULL,
	"bytes" "bytea" NOT NULL
);
CREATE TABLE "task_turns" (
	"user_id" text PRIMARY KEY NOT NULL,
	"served_at" timestamp (3) with time zone NOT NULL
);
CREATE TABLE "tasks" (
	"task_id" uuid PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"state" text NOT NULL,
	"request" jsonb NOT NULL,
	"function" text NOT NULL,
	"size" smallint NOT NULL,
	"count" smallint NOT NULL,
	"base_image_id" text,
	"search_text" text NOT NULL,
	"turn" integer DEFAULT 0 NOT NULL,
	"claim" integer NOT NULL,
	"attempts" smallint NOT NULL,
	"progress" double precision NOT NULL,
	"stage" text,
	"error" text,
	"engine_id" text,
	"engine_version" text,
	"favourite" boolean NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"started_at" timestamp (3) with time zone,
	"finished_at" timestamp (3) with time zone,
	"tickets_per_image" smallint DEFAULT 0 NOT NULL,
	"content" jsonb,
	"names_text" text DEFAULT '' NOT NULL,
	"search" "tsvector" DEFAULT ''::tsvector NOT NULL,
	"search_rule" smallint DEFAULT 0 NOT NULL,
	"deleted_at" timestamp (3) with time zone,
	"kept" jsonb,
	"preview" jsonb,
	"batch_id" uuid,
	"batch_position" smallint,
	"held" boolean DEFAULT false NOT NULL,
	"engine_terms" jsonb,
	"seen_by" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"held_by" text,
	"traceparent" text,
	"retry_at" timestamp (3) with time zone
);
CREATE TABLE "workers" (
	"worker_id" text PRIMARY KEY NOT NULL,
	"slots" smallint NOT NULL,
	"engines" jsonb NOT NULL,
	"seen_at" timestamp (3) with time zone NOT NULL,
	"beat_at" timestamp (3) with time zone
);
CREATE TABLE "version_notes" (
	"image_id" text PRIMARY KEY NOT NULL,
	"owner_id" text NOT NULL,
	"name" text,
	"head_at" timestamp (3) with time zone
);
CREATE TABLE "cas_tickets" (
	"ticket_hash" text PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"user_id" text NOT NULL,
	"granted_by" text,
	"service" text,
	"used_at" timestamp (3) with time zone NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL
);
CREATE TABLE "sign_in_failures" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "sign_in_failures_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"key" text NOT NULL,
	"failed_at" timestamp (3) with time zone NOT NULL
);
CREATE TABLE "wechat_pushes" (
	"key" text PRIMARY KEY NOT NULL,
	"seen_at" timestamp (3) with time zone NOT NULL
);
CREATE TABLE "wechat_scans" (
	"id" text PRIMARY KEY NOT NULL,
	"ticket_hash" text NOT NULL,
	"scene_hash" text NOT NULL,
	"nonce_hash" text NOT NULL,
	"purpose" text NOT NULL,
	"user_id" text,
	"requester" text NOT NULL,
	"device" text NOT NULL,
	"visit" jsonb NOT NULL,
	"state" text NOT NULL,
	"subject" text,
	"union_id" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"consumed_at" timestamp (3) with time zone,
	CONSTRAINT "wechat_scans_ticket_hash_unique" UNIQUE("ticket_hash"),
	CONSTRAINT "wechat_scans_scene_hash_unique" UNIQUE("scene_hash")
);
CREATE TABLE "wechat_states" (
	"state_hash" text PRIMARY KEY NOT NULL,
	"nonce_hash" text NOT NULL,
	"purpose" text NOT NULL,
	"user_id" text,
	"next" text NOT NULL,
	"visit" jsonb NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL
);
CREATE TABLE "webhook_deliveries" (
	"id" text PRIMARY KEY NOT NULL,
	"webhook_id" text NOT NULL,
	"user_id" text NOT NULL,
	"event" text NOT NULL,
	"task_id" text,
	"body" text NOT NULL,
	"state" text NOT NULL,
	"attempts" integer NOT NULL,
	"status" integer,
	"problem" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	"next_at" timestamp (3) with time zone NOT NULL,
	"claimed_until" timestamp (3) with time zone
);
CREATE TABLE "webhooks" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"url" text NOT NULL,
	"events" text[] NOT NULL,
	"secret" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"failing_since" timestamp (3) with time zone,
	"disabled_at" timestamp (3) with time zone
);
CREATE TABLE "collection_items" (
	"collection_id" text NOT NULL,
	"work_id" text NOT NULL,
	"user_id" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "collection_items_collection_id_work_id_pk" PRIMARY KEY("collection_id","work_id")
);
CREATE TABLE "collections" (
	"collection_id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"name" text NOT NULL,
	"first" boolean NOT NULL,
	"public" boolean NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"changed_at" timestamp (3) with time zone NOT NULL,
	"deleted_at" timestamp (3) with time zone,
	"kept_items" jsonb
);
CREATE TABLE "work_authors" (
	"author_id" text PRIMARY KEY NOT NULL,
	"user_id" text,
	"name" jsonb,
	"about" jsonb,
	"avatar" text,
	CONSTRAINT "work_authors_user_id_unique" UNIQUE("user_id")
);
CREATE TABLE "work_details" (
	"work_id" text PRIMARY KEY NOT NULL,
	"user_id" text,
	"story" jsonb NOT NULL,
	"prompt" text NOT NULL,
	"request" jsonb,
	"show_base" boolean NOT NULL,
	"show_prompt" boolean NOT NULL,
	"fidelity" jsonb,
	"sections" jsonb NOT NULL
);
CREATE TABLE "work_downloads" (
	"user_id" text NOT NULL,
	"work_id" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "work_downloads_user_id_work_id_pk" PRIMARY KEY("user_id","work_id")
);
CREATE TABLE "work_features" (
	"work_id" text PRIMARY KEY NOT NULL,
	"version" smallint NOT NULL,
	"codes" integer[] NOT NULL,
	"signature" "bytea" NOT NULL
);
CREATE TABLE "work_follows" (
	"user_id" text NOT NULL,
	"author_id" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "work_follows_user_id_author_id_pk" PRIMARY KEY("user_id","author_id")
);
CREATE TABLE "work_likes" (
	"user_id" text NOT NULL,
	"work_id" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "work_likes_user_id_work_id_pk" PRIMARY KEY("user_id","work_id")
);
CREATE TABLE "work_pictures" (
	"work_id" text NOT NULL,
	"place" smallint NOT NULL,
	"role" text NOT NULL,
	"section" smallint,
	"image_id" text,
	"path" text,
	"thumbnail" text,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	"made" boolean NOT NULL,
	CONSTRAINT "work_pictures_work_id_place_pk" PRIMARY KEY("work_id","place")
);
CREATE TABLE "work_reports" (
	"user_id" text NOT NULL,
	"work_id" text NOT NULL,
	"reason" text NOT NULL,
	"note" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"answered_at" timestamp (3) with time zone,
	CONSTRAINT "work_reports_user_id_work_id_pk" PRIMARY KEY("user_id","work_id")
);
CREATE TABLE "work_seeds" (
	"name" text PRIMARY KEY NOT NULL,
	"digest" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL
);
CREATE TABLE "work_views" (
	"work_id" text PRIMARY KEY NOT NULL,
	"views" integer NOT NULL
);
CREATE TABLE "works" (
	"work_id" text PRIMARY KEY NOT NULL,
	"author_id" text NOT NULL,
	"user_id" text,
	"kind" text NOT NULL,
	"title" jsonb NOT NULL,
	"state" text NOT NULL,
	"listed" boolean DEFAULT false NOT NULL,
	"revision" integer DEFAULT 0 NOT NULL,
	"function" text,
	"style" text,
	"space" text,
	"classify_ids" text[] NOT NULL,
	"materials" text[] NOT NULL,
	"colours" text[] NOT NULL,
	"licence" text NOT NULL,
	"cover_image_id" text,
	"cover_path" text,
	"cover_thumbnail" text,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	"likes" integer DEFAULT 0 NOT NULL,
	"moderation" jsonb,
	"published_at" timestamp (3) with time zone NOT NULL,
	"changed_at" timestamp (3) with time zone NOT NULL,
	"facets" text[] NOT NULL,
	"words" "tsvector" NOT NULL,
	"withdrawn_at" timestamp (3) with time zone,
	"state_before" text
);
ALTER TABLE "api_keys" ADD CONSTRAINT "api_keys_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "data_exports" ADD CONSTRAINT "data_exports_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "account_records" ADD CONSTRAINT "account_records_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "administrator_sessions" ADD CONSTRAINT "administrator_sessions_administrator_id_users_id_fk" FOREIGN KEY ("administrator_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "recovery_codes" ADD CONSTRAINT "recovery_codes_administrator_id_users_id_fk" FOREIGN KEY ("administrator_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "second_factors" ADD CONSTRAINT "second_factors_administrator_id_users_id_fk" FOREIGN KEY ("administrator_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "batches" ADD CONSTRAINT "batches_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "editor_sessions" ADD CONSTRAINT "editor_sessions_image_id_images_image_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."images"("image_id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "face_verifications" ADD CONSTRAINT "face_verifications_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "consents" ADD CONSTRAINT "consents_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "identities" ADD CONSTRAINT "identities_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "sign_up_sources" ADD CONSTRAINT "sign_up_sources_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "image_uses" ADD CONSTRAINT "image_uses_image_id_images_image_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."images"("image_id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "membership_grants" ADD CONSTRAINT "membership_grants_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "model_versions" ADD CONSTRAINT "model_versions_model_id_models_model_id_fk" FOREIGN KEY ("model_id") REFERENCES "public"."models"("model_id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "model_versions" ADD CONSTRAINT "model_versions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "models" ADD CONSTRAINT "models_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "payment_notices" ADD CONSTRAINT "payment_notices_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "payments" ADD CONSTRAINT "payments_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "own_versions" ADD CONSTRAINT "own_versions_entry_id_own_entries_id_fk" FOREIGN KEY ("entry_id") REFERENCES "public"."own_entries"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "project_boards" ADD CONSTRAINT "project_boards_project_id_projects_project_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("project_id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "project_boards" ADD CONSTRAINT "project_boards_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "project_tasks" ADD CONSTRAINT "project_tasks_task_id_tasks_task_id_fk" FOREIGN KEY ("task_id") REFERENCES "public"."tasks"("task_id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "project_tasks" ADD CONSTRAINT "project_tasks_view_id_project_views_view_id_fk" FOREIGN KEY ("view_id") REFERENCES "public"."project_views"("view_id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "project_tasks" ADD CONSTRAINT "project_tasks_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "project_views" ADD CONSTRAINT "project_views_project_id_projects_project_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("project_id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "project_views" ADD CONSTRAINT "project_views_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "projects" ADD CONSTRAINT "projects_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "own_prompts" ADD CONSTRAINT "own_prompts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "prompt_favourites" ADD CONSTRAINT "prompt_favourites_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "replays" ADD CONSTRAINT "replays_image_id_provenance_image_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."provenance"("image_id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "replays" ADD CONSTRAINT "replays_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "scene_changes" ADD CONSTRAINT "scene_changes_image_id_images_image_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."images"("image_id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "share_comments" ADD CONSTRAINT "share_comments_share_id_shares_share_id_fk" FOREIGN KEY ("share_id") REFERENCES "public"."shares"("share_id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "share_comments" ADD CONSTRAINT "share_comments_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "share_images" ADD CONSTRAINT "share_images_share_id_shares_share_id_fk" FOREIGN KEY ("share_id") REFERENCES "public"."shares"("share_id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "share_images" ADD CONSTRAINT "share_images_image_id_images_image_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."images"("image_id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "share_sign_offs" ADD CONSTRAINT "share_sign_offs_share_id_shares_share_id_fk" FOREIGN KEY ("share_id") REFERENCES "public"."shares"("share_id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "share_sign_offs" ADD CONSTRAINT "share_sign_offs_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "shares" ADD CONSTRAINT "shares_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "shares" ADD CONSTRAINT "shares_project_id_projects_project_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("project_id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "tags" ADD CONSTRAINT "tags_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "task_tags" ADD CONSTRAINT "task_tags_tag_id_tags_tag_id_fk" FOREIGN KEY ("tag_id") REFERENCES "public"."tags"("tag_id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "task_tags" ADD CONSTRAINT "task_tags_task_id_tasks_task_id_fk" FOREIGN KEY ("task_id") REFERENCES "public"."tasks"("task_id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "task_tags" ADD CONSTRAINT "task_tags_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "talk_messages" ADD CONSTRAINT "talk_messages_talk_id_talks_talk_id_fk" FOREIGN KEY ("talk_id") REFERENCES "public"."talks"("talk_id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "provenance" ADD CONSTRAINT "provenance_task_id_tasks_task_id_fk" FOREIGN KEY ("task_id") REFERENCES "public"."tasks"("task_id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "queue_lanes" ADD CONSTRAINT "queue_lanes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "task_images" ADD CONSTRAINT "task_images_task_id_tasks_task_id_fk" FOREIGN KEY ("task_id") REFERENCES "public"."tasks"("task_id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "task_previews" ADD CONSTRAINT "task_previews_task_id_tasks_task_id_fk" FOREIGN KEY ("task_id") REFERENCES "public"."tasks"("task_id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "task_turns" ADD CONSTRAINT "task_turns_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "tasks" ADD CONSTRAINT "tasks_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "tasks" ADD CONSTRAINT "tasks_batch_id_batches_batch_id_fk" FOREIGN KEY ("batch_id") REFERENCES "public"."batches"("batch_id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "version_notes" ADD CONSTRAINT "version_notes_image_id_images_image_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."images"("image_id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "cas_tickets" ADD CONSTRAINT "cas_tickets_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "cas_tickets" ADD CONSTRAINT "cas_tickets_granted_by_cas_tickets_ticket_hash_fk" FOREIGN KEY ("granted_by") REFERENCES "public"."cas_tickets"("ticket_hash") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "wechat_scans" ADD CONSTRAINT "wechat_scans_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "wechat_states" ADD CONSTRAINT "wechat_states_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "webhook_deliveries" ADD CONSTRAINT "webhook_deliveries_webhook_id_webhooks_id_fk" FOREIGN KEY ("webhook_id") REFERENCES "public"."webhooks"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "webhook_deliveries" ADD CONSTRAINT "webhook_deliveries_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "webhooks" ADD CONSTRAINT "webhooks_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "collection_items" ADD CONSTRAINT "collection_items_collection_id_collections_collection_id_fk" FOREIGN KEY ("collection_id") REFERENCES "public"."collections"("collection_id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "collection_items" ADD CONSTRAINT "collection_items_work_id_works_work_id_fk" FOREIGN KEY ("work_id") REFERENCES "public"."works"("work_id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "collection_items" ADD CONSTRAINT "collection_items_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "collections" ADD CONSTRAINT "collections_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "work_authors" ADD CONSTRAINT "work_authors_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "work_details" ADD CONSTRAINT "work_details_work_id_works_work_id_fk" FOREIGN KEY ("work_id") REFERENCES "public"."works"("work_id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "work_details" ADD CONSTRAINT "work_details_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "work_downloads" ADD CONSTRAINT "work_downloads_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "work_downloads" ADD CONSTRAINT "work_downloads_work_id_works_work_id_fk" FOREIGN KEY ("work_id") REFERENCES "public"."works"("work_id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "work_features" ADD CONSTRAINT "work_features_work_id_works_work_id_fk" FOREIGN KEY ("work_id") REFERENCES "public"."works"("work_id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "work_follows" ADD CONSTRAINT "work_follows_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "work_follows" ADD CONSTRAINT "work_follows_author_id_work_authors_author_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."work_authors"("author_id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "work_likes" ADD CONSTRAINT "work_likes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "work_likes" ADD CONSTRAINT "work_likes_work_id_works_work_id_fk" FOREIGN KEY ("work_id") REFERENCES "public"."works"("work_id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "work_pictures" ADD CONSTRAINT "work_pictures_work_id_works_work_id_fk" FOREIGN KEY ("work_id") REFERENCES "public"."works"("work_id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "work_pictures" ADD CONSTRAINT "work_pictures_image_id_images_image_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."images"("image_id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "work_reports" ADD CONSTRAINT "work_reports_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "work_reports" ADD CONSTRAINT "work_reports_work_id_works_work_id_fk" FOREIGN KEY ("work_id") REFERENCES "public"."works"("work_id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "work_views" ADD CONSTRAINT "work_views_work_id_works_work_id_fk" FOREIGN KEY ("work_id") REFERENCES "public"."works"("work_id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "works" ADD CONSTRAINT "works_author_id_work_authors_author_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."work_authors"("author_id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "works" ADD CONSTRAINT "works_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
CREATE INDEX "api_keys_user" ON "api_keys" USING btree ("user_id","created_at");
CREATE INDEX "data_exports_user" ON "data_exports" USING btree ("user_id","created_at");
CREATE INDEX "downloads_user" ON "downloads" USING btree ("user_id","at");
CREATE INDEX "downloads_age" ON "downloads" USING btree ("at");
CREATE INDEX "label_records_user" ON "label_records" USING btree ("user_id");
CREATE INDEX "label_records_age" ON "label_records" USING btree ("made_at");
CREATE INDEX "administrator_sessions_owner" ON "administrator_sessions" USING btree ("administrator_id","created_at");
CREATE INDEX "audit_entries_act" ON "audit_entries" USING btree ("act","id");
CREATE INDEX "audit_entries_subject" ON "audit_entries" USING btree ("subject","id");
CREATE INDEX "batches_user" ON "batches" USING btree ("user_id","created_at","batch_id");
CREATE INDEX "batches_deleted" ON "batches" USING btree ("deleted_at") WHERE deleted_at is not null;
CREATE INDEX "editor_sessions_owner" ON "editor_sessions" USING btree ("owner_id");
CREATE INDEX "face_verifications_user" ON "face_verifications" USING btree ("user_id","created_at");
CREATE INDEX "campaign_visits_age" ON "campaign_visits" USING btree ("created_at");
CREATE INDEX "campaign_visits_requester" ON "campaign_visits" USING btree ("requester_hash","created_at");
CREATE INDEX "invitations_age" ON "invitations" USING btree ("created_at");
CREATE INDEX "codes_recipient" ON "codes" USING btree ("channel","recipient","created_at");
CREATE INDEX "codes_requester" ON "codes" USING btree ("requester","created_at");
CREATE INDEX "idempotency_keys_expiry" ON "idempotency_keys" USING btree ("expires_at");
CREATE INDEX "identities_user" ON "identities" USING btree ("user_id");
CREATE INDEX "identities_union" ON "identities" USING btree ("union_id");
CREATE INDEX "inbox_messages_recipient" ON "inbox_messages" USING btree ("recipient","sent_at");
CREATE INDEX "sessions_user" ON "sessions" USING btree ("user_id");
CREATE INDEX "sessions_expiry" ON "sessions" USING btree ("expires_at");
CREATE INDEX "sign_up_sources_invite" ON "sign_up_sources" USING btree ("invite_code");
CREATE INDEX "image_uses_image" ON "image_uses" USING btree ("image_id");
CREATE INDEX "images_owner" ON "images" USING btree ("owner_id","created_at");
CREATE INDEX "images_listed" ON "images" USING btree ("owner_id","created_at","image_id") WHERE deleted_at is null and unlisted_at is null and purpose in ('base', 'mask', 'reference', 'texture');
CREATE INDEX "images_first_parent" ON "images" USING btree ((parents[1]));
CREATE INDEX "images_kept" ON "images" USING btree ("kept_until") WHERE kept_until is not null;
CREATE INDEX "images_expiry" ON "images" USING btree ("expires_at") WHERE deleted_at is null and expires_at is not null;
CREATE INDEX "leads_age" ON "leads" USING btree ("created_at");
CREATE INDEX "leads_owner" ON "leads" USING btree ("owner_id");
CREATE INDEX "leads_requester" ON "leads" USING btree ("requester_hash","created_at");
CREATE INDEX "ledger_entries_user" ON "ledger_entries" USING btree ("user_id","counter","origin","day");
CREATE INDEX "ledger_entries_task" ON "ledger_entries" USING btree ("task_id");
CREATE INDEX "ledger_entries_order" ON "ledger_entries" USING btree ("order_id");
CREATE INDEX "ledger_entries_page" ON "ledger_entries" USING btree ("user_id","at","id");
CREATE INDEX "ledger_entries_day" ON "ledger_entries" USING btree ("day");
CREATE INDEX "limit_counts_end" ON "limit_counts" USING btree ("ends_at");
CREATE INDEX "membership_grants_user" ON "membership_grants" USING btree ("user_id","granted_at");
CREATE INDEX "model_versions_user" ON "model_versions" USING btree ("user_id");
CREATE INDEX "model_versions_file" ON "model_versions" USING btree ("file_key");
CREATE INDEX "models_owner" ON "models" USING btree ("user_id","created_at","model_id");
CREATE INDEX "models_kept" ON "models" USING btree ("kept_until") WHERE kept_until is not null;
CREATE INDEX "orders_user" ON "orders" USING btree ("user_id","created_at");
CREATE INDEX "orders_created" ON "orders" USING btree ("created_at");
CREATE INDEX "orders_due" ON "orders" USING btree ("next_check_at");
CREATE INDEX "payment_notices_order" ON "payment_notices" USING btree ("order_id");
CREATE INDEX "payments_order" ON "payments" USING btree ("order_id");
CREATE INDEX "own_entries_kind" ON "own_entries" USING btree ("kind","number");
CREATE INDEX "project_boards_project" ON "project_boards" USING btree ("project_id","position");
CREATE INDEX "project_boards_user" ON "project_boards" USING btree ("user_id");
CREATE INDEX "project_tasks_view" ON "project_tasks" USING btree ("view_id");
CREATE INDEX "project_tasks_base" ON "project_tasks" USING btree ("user_id","base_image_id");
CREATE INDEX "project_views_project" ON "project_views" USING btree ("project_id","position");
CREATE INDEX "project_views_user" ON "project_views" USING btree ("user_id");
CREATE INDEX "projects_user" ON "projects" USING btree ("user_id","changed_at","project_id");
CREATE INDEX "projects_deleted" ON "projects" USING btree ("deleted_at") WHERE deleted_at is not null;
CREATE INDEX "own_prompts_user" ON "own_prompts" USING btree ("user_id","changed_at");
CREATE INDEX "replays_user" ON "replays" USING btree ("user_id","started_at");
CREATE INDEX "share_comments_share" ON "share_comments" USING btree ("share_id","number");
CREATE INDEX "share_comments_owner" ON "share_comments" USING btree ("owner_id");
CREATE INDEX "share_images_image" ON "share_images" USING btree ("image_id");
CREATE INDEX "share_sign_offs_share" ON "share_sign_offs" USING btree ("share_id","number");
CREATE INDEX "share_sign_offs_owner" ON "share_sign_offs" USING btree ("owner_id");
CREATE INDEX "shares_owner" ON "shares" USING btree ("owner_id","created_at","share_id");
CREATE INDEX "shares_project" ON "shares" USING btree ("project_id");
CREATE UNIQUE INDEX "tags_name" ON "tags" USING btree ("user_id",lower("name")) WHERE deleted_at is null;
CREATE INDEX "task_tags_task" ON "task_tags" USING btree ("task_id");
CREATE INDEX "task_tags_user" ON "task_tags" USING btree ("user_id");
CREATE INDEX "talk_messages_branch" ON "talk_messages" USING btree ("talk_id","parent_id","place");
CREATE INDEX "talk_messages_parent" ON "talk_messages" USING btree ("parent_id","place");
CREATE INDEX "talk_messages_owner" ON "talk_messages" USING btree ("owner_id");
CREATE INDEX "talk_messages_writing" ON "talk_messages" USING btree ("owner_id","beat_at") WHERE state = 'writing';
CREATE INDEX "talks_page" ON "talks" USING btree ("owner_id","updated_at","talk_id") WHERE deleted_at is null;
CREATE INDEX "talks_deleted" ON "talks" USING btree ("deleted_at") WHERE deleted_at is not null;
CREATE INDEX "provenance_task" ON "provenance" USING btree ("task_id");
CREATE INDEX "queue_lanes_order" ON "queue_lanes" USING btree ("function","size","engine","interrupted","score","user_id");
CREATE INDEX "render_durations_kind" ON "render_durations" USING btree ("function","size","id");
CREATE INDEX "task_events_user" ON "task_events" USING btree ("user_id","sequence");
CREATE INDEX "task_events_age" ON "task_events" USING btree ("at");
CREATE INDEX "task_images_image" ON "task_images" USING btree ("image_id");
CREATE INDEX "tasks_age" ON "tasks" USING btree ("created_at","task_id");
CREATE INDEX "tasks_user" ON "tasks" USING btree ("user_id","created_at","task_id","function","favourite","deleted_at");
CREATE INDEX "tasks_deleted" ON "tasks" USING btree ("deleted_at") WHERE deleted_at is not null;
CREATE INDEX "tasks_batch" ON "tasks" USING btree ("batch_id","batch_position") WHERE batch_id is not null;
CREATE INDEX "tasks_search" ON "tasks" USING gin ("search");
CREATE INDEX "tasks_open" ON "tasks" USING btree ("turn","created_at") WHERE state in ('queued', 'running');
CREATE INDEX "tasks_lanes" ON "tasks" USING btree ("user_id","function","size",coalesce(request->>'engine', engine_terms->>'engineId', ''),(attempts > 0),"created_at",coalesce(batch_position, 32767),"task_id") WHERE state = 'queued' and not held and retry_at is null;
CREATE INDEX "tasks_running" ON "tasks" USING btree ("user_id") WHERE state = 'running';
CREATE INDEX "tasks_retried" ON "tasks" USING btree ("retry_at") WHERE state = 'queued' and retry_at is not null;
CREATE INDEX "version_notes_owner" ON "version_notes" USING btree ("owner_id");
CREATE INDEX "cas_tickets_expiry" ON "cas_tickets" USING btree ("expires_at");
CREATE INDEX "sign_in_failures_key" ON "sign_in_failures" USING btree ("key","failed_at");
CREATE INDEX "wechat_scans_requester" ON "wechat_scans" USING btree ("requester","created_at");
CREATE INDEX "webhook_deliveries_due" ON "webhook_deliveries" USING btree ("next_at") WHERE "webhook_deliveries"."state" = 'waiting';
CREATE INDEX "webhook_deliveries_webhook" ON "webhook_deliveries" USING btree ("webhook_id","created_at");
CREATE INDEX "webhook_deliveries_user" ON "webhook_deliveries" USING btree ("user_id");
CREATE INDEX "webhooks_user" ON "webhooks" USING btree ("user_id","created_at");
CREATE INDEX "collection_items_order" ON "collection_items" USING btree ("collection_id","at","work_id");
CREATE INDEX "collection_items_user" ON "collection_items" USING btree ("user_id","work_id");
CREATE INDEX "collection_items_work" ON "collection_items" USING btree ("work_id");
CREATE INDEX "collections_user" ON "collections" USING btree ("user_id","changed_at");
CREATE INDEX "work_details_user" ON "work_details" USING btree ("user_id");
CREATE INDEX "work_downloads_work" ON "work_downloads" USING btree ("work_id");
CREATE INDEX "work_features_codes" ON "work_features" USING gin ("codes");
CREATE INDEX "work_follows_author" ON "work_follows" USING btree ("author_id");
CREATE INDEX "work_likes_work" ON "work_likes" USING btree ("work_id");
CREATE INDEX "work_pictures_image" ON "work_pictures" USING btree ("image_id");
CREATE INDEX "work_reports_open" ON "work_reports" USING btree ("work_id","at") WHERE answered_at is null;
CREATE INDEX "works_new" ON "works" USING btree ("published_at","work_id") WHERE listed;
CREATE INDEX "works_liked" ON "works" USING btree ("likes","published_at","work_id") WHERE listed;
CREATE INDEX "works_author" ON "works" USING btree ("author_id","published_at","work_id");
CREATE INDEX "works_user" ON "works" USING btree ("user_id");
CREATE INDEX "works_state" ON "works" USING btree ("state","changed_at","work_id") WHERE state <> 'visible';
CREATE INDEX "works_facets" ON "works" USING gin ("facets") WHERE listed;
CREATE INDEX "works_words" ON "works" USING gin ("words") WHERE listed;
-- From here on what `schema/` does not know: functions and triggers.
CREATE FUNCTION "refuse_audit_change"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	RAISE EXCEPTION USING ERRCODE = 'insufficient_privilege', MESSAGE = 'audit entries are added, never changed or removed';
END
$$;
CREATE TRIGGER "audit_entries_append_only" BEFORE UPDATE OR DELETE OR TRUNCATE ON "audit_entries" FOR EACH STATEMENT EXECUTE FUNCTION "refuse_audit_change"();
CREATE FUNCTION "refuse_plan_version_change"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	RAISE EXCEPTION USING ERRCODE = 'insufficient_privilege', MESSAGE = 'versions of plans are added, never changed or removed: orders were made with them';
END
$$;
CREATE TRIGGER "plan_versions_append_only" BEFORE UPDATE OR DELETE OR TRUNCATE ON "plan_versions" FOR EACH STATEMENT EXECUTE FUNCTION "refuse_plan_version_change"();
CREATE FUNCTION "tell_access_ended"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	PERFORM pg_notify('plumbline_access_ended', to_jsonb(OLD) ->> TG_ARGV[0]);
	RETURN NULL;
END
$$;
CREATE TRIGGER "sessions_tell_end" AFTER UPDATE OF "revoked_at" ON "sessions" FOR EACH ROW WHEN (OLD."revoked_at" IS NULL AND NEW."revoked_at" IS NOT NULL) EXECUTE FUNCTION "tell_access_ended"('user_id');
CREATE TRIGGER "sessions_tell_removal" AFTER DELETE ON "sessions" FOR EACH ROW WHEN (OLD."revoked_at" IS NULL) EXECUTE FUNCTION "tell_access_ended"('user_id');
CREATE TRIGGER "api_keys_tell_end" AFTER UPDATE OF "revoked_at" ON "api_keys" FOR EACH ROW WHEN (OLD."revoked_at" IS NULL AND NEW."revoked_at" IS NOT NULL) EXECUTE FUNCTION "tell_access_ended"('user_id');
CREATE TRIGGER "api_keys_tell_removal" AFTER DELETE ON "api_keys" FOR EACH ROW WHEN (OLD."revoked_at" IS NULL) EXECUTE FUNCTION "tell_access_ended"('user_id');
CREATE TRIGGER "users_tell_change" AFTER UPDATE OF "status", "role", "user_type", "membership_level", "membership_expires_at" ON "users" FOR EACH ROW WHEN (OLD."status" IS DISTINCT FROM NEW."status" OR OLD."role" IS DISTINCT FROM NEW."role" OR OLD."user_type" IS DISTINCT FROM NEW."user_type" OR OLD."membership_level" IS DISTINCT FROM NEW."membership_level" OR OLD."membership_expires_at" IS DISTINCT FROM NEW."membership_expires_at") EXECUTE FUNCTION "tell_access_ended"('id');
CREATE TRIGGER "tool_price_versions_append_only" BEFORE UPDATE OR DELETE OR TRUNCATE ON "tool_price_versions" FOR EACH STATEMENT EXECUTE FUNCTION "refuse_plan_version_change"();
CREATE FUNCTION "set_work_listed"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	author_active boolean := true;
BEGIN
	IF NEW.user_id IS NOT NULL THEN
		SELECT status = 'active' INTO author_active FROM users WHERE id = NEW.user_id FOR SHARE;
	END IF;
	NEW.listed := NEW.state = 'visible' AND coalesce(author_active, false);
	RETURN NEW;
END
$$;
CREATE TRIGGER "works_listed" BEFORE INSERT OR UPDATE OF "state" ON "works" FOR EACH ROW EXECUTE FUNCTION "set_work_listed"();
CREATE FUNCTION "list_works_of_user"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	UPDATE works SET state = state WHERE user_id = NEW.id;
	RETURN NULL;
END
$$;
CREATE TRIGGER "users_list_works" AFTER UPDATE OF "status" ON "users" FOR EACH ROW WHEN (OLD.status IS DISTINCT FROM NEW.status) EXECUTE FUNCTION "list_works_of_user"();
CREATE FUNCTION "count_work_likes"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF TG_OP = 'INSERT' THEN
		UPDATE works SET likes = likes + changed.number
			FROM (SELECT work_id, count(*)::integer AS number FROM changed_rows GROUP BY work_id ORDER BY work_id) changed
			WHERE works.work_id = changed.work_id;
	ELSE
		UPDATE works SET likes = greatest(0, likes - changed.number)
			FROM (SELECT work_id, count(*)::integer AS number FROM changed_rows GROUP BY work_id ORDER BY work_id) changed
			WHERE works.work_id = changed.work_id;
	END IF;
	RETURN NULL;
END
$$;
CREATE TRIGGER "work_likes_added" AFTER INSERT ON "work_likes" REFERENCING NEW TABLE AS changed_rows FOR EACH STATEMENT EXECUTE FUNCTION "count_work_likes"();
CREATE TRIGGER "work_likes_removed" AFTER DELETE ON "work_likes" REFERENCING OLD TABLE AS changed_rows FOR EACH STATEMENT EXECUTE FUNCTION "count_work_likes"();
CREATE TRIGGER "engine_policy_versions_append_only" BEFORE UPDATE OR DELETE OR TRUNCATE ON "engine_policy_versions" FOR EACH STATEMENT EXECUTE FUNCTION "refuse_plan_version_change"();
-- The order of the queue, ADR 0074. A lane stands at the moment since which its owner waits (the start of its first task, or when one
-- of theirs last began or ended, if that is later), ten minutes later for each task of theirs that runs and each lane of theirs that
-- comes before, half of that for members, who also stand two minutes ahead. What takes less than five seconds goes ahead of its
-- owner's own longer tasks. As moments of what comes later are later, every lane comes to the front without being touched.
CREATE FUNCTION "order_queue_lanes"("people" text[]) RETURNS void LANGUAGE sql AS $$
	with person as (
		select u.id as user_id, t.served_at, u.user_type <> 'user' and coalesce(u.membership_expires_at > now(), true) as member,
			(select count(*) from tasks r where r.user_id = u.id and r.state = 'running') as at_work
		from users u join task_turns t on t.user_id = u.id
		where u.id = any(people)
	), head as (
		select l.*, first.created_at, first.batch_position, first.task_id, coalesce((
			select percentile_cont(0.5) within group (order by milliseconds) from render_durations d
			where d.function = l.function and d.size = l.size) * first.count > 5000, true) as long
		from queue_lanes l cross join lateral (
			select t.created_at, t.batch_position, t.task_id, t.count from tasks t
			where t.user_id = l.user_id and t.function = l.function and t.size = l.size
				and coalesce(t.request->>'engine', t.engine_terms->>'engineId', '') = l.engine and (t.attempts > 0) = l.interrupted
				and t.state = 'queued' and not t.held and t.retry_at is null
			order by t.created_at, coalesce(t.batch_position, 32767), t.task_id
			limit 1
		) as first
		where l.user_id = any(people)
	), placed as (
		select head.*, person.served_at, person.at_work, person.member, 600 / case when member then 2.0 else 1 end as apart,
			row_number() over (partition by head.user_id order by long, created_at, coalesce(batch_position, 32767), task_id) - 1 as before
		from head join person on person.user_id = head.user_id
	)
	update queue_lanes l
	set step = p.apart, score = extract(epoch from greatest(p.created_at, p.served_at)) + (p.at_work + p.before) * p.apart
		- case when p.member then 120 else 0 end
	from placed p
	where l.user_id = p.user_id and l.function = p.function and l.size = p.size and l.engine = p.engine and l.interrupted = p.interrupted
$$;
-- Keeps the lanes of everybody of whose tasks a statement changed what waits or what runs.
CREATE FUNCTION "follow_queue"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	moves queue_lanes[];
	served text[];
	people text[];
BEGIN
	IF TG_OP = 'INSERT' THEN
		select array_agg(row(user_id, function, size, engine, interrupted, tasks, pictures, 0, 0)::queue_lanes) into moves from (
			select user_id, function, size, engine, interrupted, sum(sign)::int as tasks, sum(sign * count)::int as pictures from (
				select 1 as sign, n.user_id, n.function, n.size, coalesce(n.request->>'engine', n.engine_terms->>'engineId', '') as engine,
					n.attempts > 0 as interrupted, n.count
				from new_rows n where n.state = 'queued' and not n.held and n.retry_at is null
			) as each group by user_id, function, size, engine, interrupted
		) as lane;
	ELSIF TG_OP = 'DELETE' THEN
		select array_agg(row(user_id, function, size, engine, interrupted, tasks, pictures, 0, 0)::queue_lanes) into moves from (
			select user_id, function, size, engine, interrupted, sum(sign)::int as tasks, sum(sign * count)::int as pictures from (
				select -1 as sign, o.user_id, o.function, o.size, coalesce(o.request->>'engine', o.engine_terms->>'engineId', '') as engine,
					o.attempts > 0 as interrupted, o.count
				from old_rows o where o.state = 'queued' and not o.held and o.retry_at is null
			) as each group by user_id, function, size, engine, interrupted
		) as lane;
		select array_agg(distinct user_id) into served from old_rows where state = 'running';
	ELSE
		select array_agg(row(user_id, function, size, engine, interrupted, tasks, pictures, 0, 0)::queue_lanes) into moves from (
			select user_id, function, size, engine, interrupted, sum(sign)::int as tasks, sum(sign * count)::int as pictures from (
				select 1 as sign, n.user_id, n.function, n.size, coalesce(n.request->>'engine', n.engine_terms->>'engineId', '') as engine,
					n.attempts > 0 as interrupted, n.count
				from new_rows n join old_rows o using (task_id)
				where n.state = 'queued' and not n.held and n.retry_at is null
					and (n.user_id, n.state, n.held, n.retry_at, n.attempts, n.function, n.size) is distinct from (o.user_id, o.state, o.held, o.retry_at, o.attempts, o.function, o.size)
				union all
				select -1 as sign, o.user_id, o.function, o.size, coalesce(o.request->>'engine', o.engine_terms->>'engineId', '') as engine,
					o.attempts > 0 as interrupted, o.count
				from new_rows n join old_rows o using (task_id)
				where o.state = 'queued' and not o.held and o.retry_at is null
					and (n.user_id, n.state, n.held, n.retry_at, n.attempts, n.function, n.size) is distinct from (o.user_id, o.state, o.held, o.retry_at, o.attempts, o.function, o.size)
			) as each group by user_id, function, size, engine, interrupted having sum(sign) <> 0
		) as lane;
		-- Not of progress, which is what most changes are.
		select array_agg(distinct n.user_id) into served from new_rows n join old_rows o using (task_id)
		where (n.state = 'running' or o.state = 'running') and (n.state <> o.state or n.claim <> o.claim);
	END IF;
	select array_agg(id order by id) into people from users
	where id in (select (unnest(moves)).user_id union select unnest(served));
	IF people is null THEN
		RETURN null;
	END IF;
	insert into task_turns (user_id, served_at) select unnest(people), timestamptz 'epoch' on conflict do nothing;
	perform from task_turns where user_id = any(people) order by user_id for update;
	update queue_lanes l set tasks = l.tasks + m.tasks, pictures = l.pictures + m.pictures
	from unnest(moves) m
	where m.tasks < 0 and l.user_id = m.user_id and l.function = m.function and l.size = m.size and l.engine = m.engine and l.interrupted = m.interrupted;
	IF FOUND THEN
		delete from queue_lanes where user_id = any(people) and tasks = 0;
	END IF;
	insert into queue_lanes select m.* from unnest(moves) m where m.tasks > 0 and m.user_id = any(people)
	on conflict (user_id, function, size, engine, interrupted)
		do update set tasks = queue_lanes.tasks + excluded.tasks, pictures = queue_lanes.pictures + excluded.pictures;
	perform order_queue_lanes(people);
	RETURN null;
END $$;
CREATE FUNCTION "follow_membership"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	perform from task_turns where user_id = NEW.id for update;
	perform order_queue_lanes(array[NEW.id]);
	RETURN null;
END $$;
CREATE TRIGGER "tasks_queue_insert" AFTER INSERT ON "tasks" REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION "follow_queue"();
CREATE TRIGGER "tasks_queue_update" AFTER UPDATE ON "tasks" REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION "follow_queue"();
CREATE TRIGGER "tasks_queue_delete" AFTER DELETE ON "tasks" REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION "follow_queue"();
CREATE TRIGGER "users_queue_place" AFTER UPDATE OF "user_type", "membership_expires_at" ON "users" FOR EACH ROW WHEN (OLD."user_type" IS DISTINCT FROM NEW."user_type" OR OLD."membership_expires_at" IS DISTINCT FROM NEW."membership_expires_at") EXECUTE FUNCTION "follow_membership"();
